# The names of the game's things, by their code names.

action-school = Cloister school
    .short = School
    .the = the cloister school
    .at = on the cloister school
    .from = from the cloister school
    .taken = from the cloister school
action-bank = Bank
    .short = Bank
    .the = the bank
    .at = on the bank
    .from = from the bank
    .taken = from the bank
action-residence = Residence
    .short = Residence
    .the = the residence
    .at = on the residence
    .from = from the residence
    .taken = from the residence
action-carriage_house = Carriage house
    .short = Carriages
    .the = the carriage house
    .at = on the carriage house
    .from = from the carriage house
    .taken = from the carriage house
action-hotel = Hotel
    .short = Hotel
    .the = the hotel
    .at = on the hotel
    .from = from the hotel
    .taken = from the hotel
action-park = Park
    .short = Park
    .the = the park
    .at = on the park
    .from = from the park
    .taken = from the park
action-hospital = Hospital
    .short = Hospital
    .the = the hospital
    .at = on the hospital
    .from = from the hospital
    .taken = from the hospital
action-cathedral = Notre Dame
    .short = Notre Dame
    .the = Notre Dame
    .at = on Notre Dame
    .from = from Notre Dame
    .taken = from Notre Dame
action-friend = Trusted friend
    .short = Friend
    .the = the trusted friend
    .at = on the trusted friend
    .from = from the trusted friend
    .taken = from the trusted friend

# What each action card does, in a few words.
does-school = markers, as many as the school counts
does-bank = gold, as much as the bank counts
does-residence = prestige, as much as the residence counts
does-carriage_house = drive the carriage, as many markets as the carriage house counts
does-hotel = 1 gold, 1 marker or the rat one back; twice from a count of { $two }
does-park = { $rat ->
    [0] for every 2 in the park 1 more prestige with every gain
   *[other] rat one back; for every 2 in the park 1 more prestige with every gain
}
does-hospital = { $rat ->
    [0] every marker there holds off 1 plague a round
   *[other] rat one back; every marker there holds off 1 plague a round
}
does-cathedral = a marker on Notre Dame and a gift of gold for prestige
does-friend = place or move the friend; his sector’s action

colour-blue = blue
    .message = blue
colour-red = red
    .message = red
colour-green = green
    .message = green
colour-yellow = yellow
    .message = yellow
colour-violet = violet
    .message = violet

card-in-colour = { $card } ({ $colour })

spot-c = centre
spot-il = inner left
spot-ir = inner right
spot-ol = outer left
spot-or = outer right
market = { $colour } { $spot } market

phase-1 = turn up persons
phase-2 = choose cards
phase-3 = play cards
phase-4 = hire persons
phase-5 = plague

person-hostess = Hostess
    .the = the hostess
person-minstrel = Minstrel
    .the = the minstrel
person-monk = Monk
    .the = the monk
person-fool = Fool
    .the = the fool
person-money_lender = Money lender
    .the = the money lender
person-doctor = Doctor
    .the = the doctor
person-city_guard = City guard
    .the = the city guard
person-night_watchman = Night watchman
    .the = the night watchman
person-bishop = Bishop
    .the = the bishop
person-guild_master = Guild master
    .the = the guild master
person-beggar_king = Beggar king
    .the = the beggar king
person-advocate = Advocate
    .the = the advocate
person-lady_of_the_court = Lady of the court
    .the = the lady of the court
person-mayor = Mayor
    .the = the mayor
person-carpenter = Carpenter
    .the = the carpenter
person-administrator = Administrator
    .the = the administrator
person-nurse = Nurse
    .the = the nurse
person-scholar = Scholar
    .the = the scholar
person-butcher = Butcher
    .the = the butcher
person-patron = Patron
    .the = the patron
person-merchant = Merchant
    .the = the merchant
person-priest = Priest
    .the = the priest
person-prosecutor = Prosecutor
    .the = the prosecutor
person-bell_ringer = Bell-ringer
    .the = the bell-ringer
person-spy = Spy
    .the = the spy
person-gypsies = Gypsies
    .the = the gypsies
person-coachman = Coachman
    .the = the coachman
person-innkeeper = Innkeeper
    .the = the innkeeper
person-gravedigger = Gravedigger
    .the = the gravedigger
person-actress = Actress
    .the = the actress
person-counsellor = Counsellor
    .the = the counsellor
person-guard = Guard
    .the = the guard
person-lover = Lover
    .the = the lover

# Where prestige and other goods come from, besides actions and persons.
source-message = message
    .all = Messages
source-donation = gift to Notre Dame
    .all = Gifts to Notre Dame
    .brief = gift
source-shares = share in Notre Dame
    .all = Shares in Notre Dame
source-plague = plague
    .all = Plague
source-persons = persons
    .all = Persons

amount-gold = { $n } gold
amount-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
amount-prestige = { $n } prestige
amount-rat = { $n ->
    [one] rat one back
   *[other] rat { $n } back
}

gain-gold = +{ amount-gold }
    .brief = +{ amount-gold }
gain-markers = +{ amount-markers }
    .brief = +{ amount-markers }
gain-prestige = +{ amount-prestige }
    .brief = +{ amount-prestige }
gain-rat = rat from { $before } to { $after }

edition-classic = classic edition (2007)
    .name = classic
edition-anniversary = anniversary edition (2017)
    .name = anniversary

# When in the game it is.
when = Period { $period }, round { $round }
    .in = in period { $period }, round { $round }
    .progress = period { $period }, round { $round } of 3

standing-prestige = Prestige
standing-gold = Gold
standing-supply = Markers in supply
standing-reserve = Markers in general supply
standing-rat = Rat
standing-messages = Messages
