import { fromClock } from '~/domain/calendar/clock-time'
import type { Cuisine, Meal, Place } from '~/domain/catalogue/place'

/**
 * The planner's weights: every number that decides which stops a plan holds, on which day, when and in what order. The
 * tier says what a number may be given up for:
 *
 * - `hard`: limits that no plan breaks, and points that no sum of other points outweighs on a day.
 * - `medium`: the shape of a trip. It outweighs what makes one place better than another, but not what makes an icon.
 * - `soft`: taste, ways, waiting and hours.
 * - `effort`: how long and how widely the search looks. More of it takes longer and gives no worse plans.
 *
 * weights.test.ts says how the tiers compare in sums. "Points" are those of the solver's objective: a good sight is worth
 * about 80, an icon 150 and more. A share is a part of 1.
 *
 * Not here: what only bounds or chooses words (lengths of texts, numbers of tips), scales that others share (the grid of
 * the timetable, the paces and meal windows of `request/pace`), tables of content (the hours of a day without a
 * catalogue, towns by their people, kinds of places) and the choice of a surprise, which makes a request and not a plan.
 */
const dayLimits: readonly { kinds: readonly Place['kind'][]; most: number }[] = [
  { kinds: ['museum', 'gallery'], most: 2 },
  ...(['worship', 'shop', 'viewpoint', 'beach', 'park'] as const).map((kind) => ({ kinds: [kind], most: 2 })),
  { kinds: ['market'], most: 1 },
]

/** Most on a day for somebody who came for them. */
const dayLimitsAsked: readonly { interest: string; kind: Place['kind']; most: number }[] = [
  { interest: 'Shopping', kind: 'shop', most: 4 },
  { interest: 'Shopping', kind: 'market', most: 3 },
]

export const hard = {
  /** Points for a stop that stays; more than for a meal. */
  keptStop: 2_000_000,
  /** Points for each meal of a day, however far round the way to it goes. */
  meal: 1_000_000,
  /** Strain of a day that breaks a rule; a day within its spend has at most 1. */
  brokenRule: 1e9,
  /** Minutes from an arrival after breakfast to the first sight: the bags are put down. */
  bagsDown: 15,
  /** Minutes: a shorter day has no sights at all; a day from the second length on has one at least. */
  shortestDayWithSights: 180,
  shortestDayThatNeedsASight: 300,
  /** Minutes: breakfast comes first, sights begin this long after the day does. */
  earliestSight: 90,
  /** Minutes: breakfast is no earlier after the day begins. */
  breakfastAfter: 30,
  /** Minutes on foot from the base to a breakfast around the corner. */
  breakfastWalk: 8,
  /** Minutes of the day: bars and lights are for after dinner, so long after its usual hour, and not before. */
  nightFrom: fromClock('20:00'),
  nightAfterDinner: 45,
  /** Minutes of a stop after dinner. */
  longestNight: 75,
  /** Minutes that a visit to an icon can be shorter, so that a hurried one is tried as well. */
  shorterIcon: 20,
  /** So many first icons of a town are for everybody, whatever they came for; more of them make trips alike. */
  greatest: 1,
  /** Where the catalogue has no icons, so many of the best known places stand for them. */
  derivedIcons: 30,
  /** Icons that a trip of so many days is built around. */
  coreIcons: (days: number) => 6 + 3 * days,
  /** Icons that a visitor of so many days would be angry to have missed; of a day out of town the town has none. */
  musts: (days: number) => (days < 3 ? 2 + 3 * days : 4 + 2 * days),
  /** With so many tables more than days for a meal, chains and food courts are not used for it. */
  spareTables: 2,
  /** Share of a day's spend above which a house that serves dinner has no breakfast. */
  breakfastSpend: 0.3,
  /** Sights that the search looks at: so many, and so many more for each day. */
  sightsToChooseFrom: { any: 24, eachDay: 14 },
  /** Minutes of a visit from which on a class or a tour with food is a meal as well. */
  filling: 90,
  /** Minutes: a visit is planned no longer, as it has to fit between two meals. */
  longestVisit: 190,
  longestMeal: { breakfast: 50, lunch: 75, dinner: 100 },
  /** Minutes off the longest dinner with children, and of rest after their lunch. */
  shorterChildrensDinner: 25,
  childrensRest: 45,
  /** Minutes of free time in the middle of a day: for a lunch of one's own, or for children to rest. */
  pause: 45,
  /** Most stops of a kind, or of several taken together, on one day. */
  dayLimits,
  dayLimitsAsked,
  /** A stop of so many minutes counts as this share of one towards the most stops of a day. */
  shortStop: 30,
  shortStopCounts: 0.5,
  /** Metres that a day stays below the limit of walking: who measures its ways again rounds each of them. */
  walkRounding: 5,
  /** Minutes of load and stops that a day may hold beyond its most where it would otherwise be waiting. */
  roomForGaps: {
    minutes: { relaxed: 45, moderate: 90, 'fast-paced': 90 },
    stops: { relaxed: 0, moderate: 1, 'fast-paced': 1 },
  },
  /** Most stops after dinner, and most that are hard on the legs: at a relaxed pace, at any other. */
  nightsADay: 1,
  strenuousADay: { relaxed: 1, other: 2 },
  /** Share of a day's walking that one leg may take. */
  longestLegShare: 1 / 3,
  /** Minutes: on a day without sights nobody rides farther for a meal. */
  farForMeal: 45,
  /** Times the shortest way round a day's stops: above the first a sight is left out, above the second a meal is. */
  zigzag: 1.18,
  zigzagForMeal: 1.2,
  /** Days with sights that a trip has at least, or all of a shorter one; public holidays do not count. */
  fewestFullDays: 3,
  /** Sights a day where they run short: on average, and on each full day while there are day trips instead. */
  scarceSightsADay: 2,
  scarceSightsOfFullDay: 3,
  /** Share of the full days that is tried next when so many cannot be had. */
  fewerFullDays: 0.85,
  dayTrip: {
    /**
     * Share of a day's spend, and where one comes for it; the rest is for meals. One of so many first icons that takes more than the first
     * of these is paid beside the day's spend, up to so many days of it.
     */
    spend: 0.7,
    spendOfIcon: 0.9,
    beside: { first: 5, days: 4 },
    /** Minutes of the day: not there before, and back at the base by. */
    from: fromClock('09:00'),
    backBy: fromClock('19:00'),
    /** Minutes from the beginning of the day to the departure. */
    afterBreakfast: 90,
    /** Minutes there. */
    stay: { shortest: 150, longest: 420 },
    /** Minutes that one stays longer at most, so as not to be back more than so many before dinner. */
    longer: 60,
    beforeDinner: 60,
    /** Minutes that the ways to breakfast and dinner take of such a day, as a rule and at least. */
    waysToMeals: { usual: 75, least: 30 },
    /**
     * A trip that one comes for, and that would leave less than `least` minutes there, is a long day without breakfast before: gone by then at
     * the latest, not before, and back by; minutes there, and at least.
     */
    longDay: {
      least: 180,
      by: fromClock('07:30'),
      from: fromClock('05:00'),
      backBy: fromClock('18:30'),
      stay: 300,
      shortest: 240,
    },
    /** Minutes of the ride, one way, at a relaxed pace. */
    longestRelaxedRide: 90,
    /**
     * A trip is one of the icons from so many days on where the catalogue does not say it. There is one for so many days of the journey, of the
     * first icons one more and for fewer.
     */
    iconFrom: 5,
    daysForEach: 3,
    daysForFirst: 2,
    /** Icons that a trip on the first or the last day counts as. */
    atEdge: 2,
  },
  /**
   * A place whose shortest visit is so many minutes fills a day. Its ticket takes at most this share of the day's spend. A
   * day without one has so many icons; minutes that the way may be longer from the house that is chosen.
   */
  fullDay: { shortest: 250, spend: 0.85, iconsOfOtherDays: 4, spareOnWay: 10 },
  /** A cheaper day costs at most this share of what it costs now. */
  cheaperDay: 0.9,
  /** Minutes left after the last stop that stays, for the way home. */
  wayHomeAfterKept: 60,
  /** Of a day that a language model chose: most times the way of the best order, and metres to a place it may name. */
  modelsWay: 1.15,
  /** Sights that such a day may have fewer than the solver's own. */
  modelsFewer: 1,
  modelsReach: 5000,
} as const

export const medium = {
  /** Points for a place of the plan that is put in a better order. */
  keptPlace: 8000,
  /** Points for each of a day's first sights; for its only one where there are hardly enough for one each. */
  firstSights: 75,
  onlySight: 400,
  /** With fewer sights than this for each day, one a day is all that is aimed for; of the others this share is used. */
  scarceSights: 2.5,
  spareSights: 0.9,
  /** Points for a sight in the style asked for, until it is this share of the usual number of sights. */
  inStyle: 80,
  shareInStyle: 0.7,
  /** Points for the first place that answers a wish. */
  wishAnswered: 70,
  /**
   * Points for a sight that a language model chose, beside this share of its own, so that it comes at its best hours; and the share of
   * its own for a sight of the solver's day that the model did not choose.
   */
  modelsChoice: 700,
  modelsChoiceShare: 0.3,
  ownBesideChoice: 0.35,
  /** Points by which a day that a model chose may have more holes than the solver's own, and off for a sight after dinner that is none for the evening. */
  modelsHoles: 60,
  modelsLateSight: 80,
  /** Points off for each 1 that a day's way is longer than the shortest round, as a ratio from `from` on. A fifth is a zigzag that a traveller notices. */
  detour: {
    noticed: { from: 1.02, points: 300 },
    long: { from: 1.1, points: 1500 },
    zigzag: { from: 1.16, points: 12_000 },
  },
  /**
   * Points off for each ride of a day above so many; fewer in a region that one drives through, at so many metres a minute and more; and
   * for each time it comes back to a quarter that it had left.
   */
  manyRides: { most: 3, points: 1200, driven: { from: 900, points: 1100 } },
  comingBack: 700,
  /** Points off for coming back to within so many metres of a stop after one that is so far away. */
  spotLeft: { near: 200, away: 500, points: 160 },
  /** Metres between sights of one spot, and from there to a table that does not lead away from it. */
  oneSpot: { within: 190, table: 500 },
  /** Points off for each minute from which on a stop is far from both the one before and the one after; icons are worth it. */
  alone: { from: 16, minute: 14 },
  /** Points off for lunch or dinner right before or after a class or a tour at which one cooks or eats. */
  mealAfterClass: 900,
  /**
   * Points off for each minute of a wait that nothing explains, for a long one, and for one too long to leave; a day is mended
   * that has one longer than `mended`, if need be by a change that takes off so many points before another gains more.
   */
  gaps: {
    from: 20,
    minute: 0.5,
    long: { from: 40, any: 40, minute: 8 },
    tooLong: { from: 44, any: 1100 },
    mended: 30,
    backward: 60,
    /**
     * A rest or a wait for a table so long is one of these as well, where a sight could be; one between sights of a spot sooner, and one that
     * is welcome later. A sight before breakfast counts as so many minutes.
     */
    named: { from: 44, atSpot: 25, welcome: 90, afterSight: 60, any: 160, minute: 6 },
    /**
     * The time between the last stop of a day without a dinner and when one leaves, where it is that long; more for each minute of a long
     * one.
     */
    end: { from: 45, any: 60, minute: 2, long: { from: 75, minute: 6 } },
  },
  /** Points off for a visit under the sky in the heat of a hot day, from so many minutes of it on, and for each. */
  inHeat: { from: 30, any: 90, minute: 1 },
  /**
   * Points off for a sight that is seen at none of the times of day at which it is best, more for an icon that is for the morning, and for a
   * view for the sunset at another hour.
   */
  offHours: { any: 60, icon: 260, sunset: 110 },
  /** Points for each companion that a place has on its day (same square, same ticket, one story), and more among icons. */
  together: { any: 180, icons: 240 },
  /** Points off for each day but the first in one quarter, for each minute of the way there from so many on, and at most. */
  farAgain: { from: 18, minute: 14, most: 320 },
  /** Points for a meal of the skeleton: less than the top icons, more than the others. */
  skeletonMeal: 900,
  /** On a small budget: points for a day's money, at which the search counts tables, rides and what is no icon. */
  daysMoney: 3000,
  /** When the same stops are dealt out for shorter ways: points for each, the share of its others, and off for a minute. */
  sameStop: 5000,
  sameStopShare: 0.05,
  sameStopMinute: 8,
  /** Points for something after dinner, fewer for what is for other travellers, and more for a night out where that was asked for. */
  evening: 380,
  eveningOfOthers: 200,
  nightOut: 450,
  /**
   * Cost of leaving a meal open: more than any table, most on a day with sights, least on a free one. A breakfast is found
   * at any corner, a good dinner is not. Each day into the trip makes it 1 cheaper, up to `days`.
   */
  openMeal: { onDayWithSights: 1000, onDayTrip: 300, onFreeDay: 100, days: 59 },
  openMealMore: { breakfast: 0, lunch: 60, dinner: 90 },
} as const

export const soft = {
  /** Points of a sight. */
  sight: {
    any: 12,
    /** With children: places that suit them, kinds that they like, and kinds that they soon have enough of. */
    children: {
      suitable: 8,
      liked: 170,
      dull: 120,
      /**
       * After so many of a trip an icon that is no kind they like keeps this share of its points; what hangs on walls keeps that share after
       * fewer.
       */
      icons: (days: number) => 1 + days,
      otherIcon: 0.4,
      iconsOnWalls: 2,
      onWalls: 0.05,
      /**
       * Points for the first of the places that a family comes for, less for each later one, and at least; places of a trip; metres from
       * the centre at which one counts as half as well known. Where too few are known as such, places of the kinds of `outdoors` stand in.
       */
      own: { first: 800, step: 90, least: 150, places: (days: number) => 2 * days, far: 15_000 },
      outdoors: ['park', 'beach', 'experience'] as readonly Place['kind'][],
      kinds: ['park', 'beach', 'experience', 'market'] as readonly Place['kind'][],
      quiet: ['museum', 'gallery', 'worship', 'sight'] as readonly Place['kind'][],
      walls: ['museum', 'gallery', 'worship'] as readonly Place['kind'][],
    },
    /** For answering a wish, for being all about it, and for each more wish up to `mostMoreWishes`. */
    wish: 62,
    allAboutIt: 36,
    anotherWish: 7,
    mostMoreWishes: 2,
    inStyle: 28,
    notInStyle: -12,
    gem: 9,
    gemForLocals: 14,
    noted: 14,
    /** A place that the traveller wrote of, and one that was given a day or an hour. */
    written: 400,
    timed: 1500,
    /** Off, on a small budget, for a ticket that takes the whole day's spend. */
    ticket: 45,
    /** On a large budget, for a ticket of so large a share of the day's spend. */
    luxury: { share: 0.2, points: 140 },
    uncertain: 5,
    least: 6,
    /** Off for a place that answers no wish and belongs to another family of interests than all that were asked for. */
    forOthers: 190,
  },
  /** Points for the best known place that is no icon, and the share for one that answers no wish. */
  fame: { best: 70, unasked: 0.3 },
  /**
   * Points of an icon by its rank: of the first, less for each later one, and extra for the top; after those that a trip
   * must have they are worth having and no more. Each of them outweighs any other sight,
   * and in a trip of few days the very first ones outweigh two others, however long they take.
   */
  icon: {
    lead: { points: [900, 500, 250] as readonly number[], days: 3 },
    top: 5,
    extra: 520,
    first: 720,
    step: 20,
    more: 240,
    moreStep: 8,
    least: 80,
    /** Of the very first ones of the town that answer no wish: after what does, and before what fills a day. */
    unasked: { first: 90, step: 10 },
  },
  /** What a place keeps of its worth that answers no wish and is no icon either, a share. */
  unwished: 0.2,
  /** Scores for one seed differ by up to this share from those for another: what is equal varies, never what matters. */
  seedSpread: 0.04,
  /** A long visit is worth more, by the root of its length over the usual one in minutes, within these bounds. */
  visitLength: { usual: 70, least: 0.75, most: 1.6 },
  /** Points for the weather of the month. Highs in °C, rain in days a month. */
  weather: {
    beach: { cold: 20, cool: 24, whenCold: -30, whenCool: -10, whenWarm: 8 },
    indoor: { rain: 14, hot: 33, cold: 5, points: 10 },
    outdoor: { rain: 15, cold: 4, points: -18 },
  },
  /** What a visit is worth at its best time of day, at any, at any when its best is the evening, and lit up after dinner. */
  timing: { peak: 1, any: 0.72, anyForEvening: 0.45, brief: 0.85, night: 1.12, stroll: 0.6 },
  /** Minutes before sunset at which one is there at the earliest and at the latest. */
  sunset: { before: 50, after: 5 },
  /** On a day for roofs: points off a sight under the sky, and shares of the others' points. */
  rainyDay: { outdoor: 40, indoor: 1.15, mixed: 0.8 },
  /** Points on the first day for a place of at least so much fame; less on each later day. */
  famousFirst: { fame: 70, points: 10 },
  /** Points of a table. */
  table: {
    any: 34,
    wish: 14,
    noted: 14,
    /** A dish or a kitchen that the traveller wrote of. */
    written: 120,
    gem: 5,
    /** For each degree of fame, and for somebody who comes for the food: a house people talk about is worth the way. */
    fame: 0.28,
    fameForGourmets: 0.6,
    bestKnown: { many: 9, points: 150, alone: 450 },
    knownFor: 8,
    /** Share of the points of an icon that is a table. */
    icon: 0.5,
    /** On a small budget: markets, stalls and street food. */
    streetFood: 25,
    /** Off for a chain, a mall, or a kitchen for a diet that nobody asked for. */
    ordinary: 150,
    /** Off, at lunch and dinner, for a kitchen of a country that is not this one. */
    fromElsewhere: 110,
    /** For a lunch or a dinner of the country's own kitchen: as the main one of the house, and as another. */
    ofCountry: { main: 24, other: 12 },
    /** Off, of a house that is not widely known, for a description that names a diet nobody asked for. */
    forDiet: { points: 40, fame: 50 },
    /**
     * Off for a house of sweets, bread, coffee or snacks at a meal that it is not for, by its main kitchen; on a small budget this share of it at
     * dinner.
     */
    offHours: {
      breakfast: { 'ice cream': 220, burgers: 60, pizza: 40, sandwiches: 40 },
      lunch: { 'ice cream': 320, patisserie: 160, 'tea house': 30, breakfast: 120, cafe: 20 },
      dinner: {
        ...{ 'ice cream': 320, patisserie: 260, bakery: 220, breakfast: 200, 'tea house': 200, cafe: 200 },
        ...{ salads: 200, sandwiches: 200, deli: 160, 'food court': 120 },
      },
    } as Record<Meal, Partial<Record<Cuisine, number>>>,
    offHoursOnBudget: 0.5,
    /** Off for each time the share of the spend that is too much; for using all of the share, by budget. */
    dear: 30,
    spend: { budget: 0, moderate: 10, luxury: 900 },
    /** By budget and meal, for houses of each level from street food to the top. */
    level: {
      budget: { lunch: [15, 5, -40, -100], dinner: [10, 10, -40, -100] },
      moderate: { lunch: [5, 15, 5, -30], dinner: [-20, 15, 20, -20] },
      luxury: { lunch: [-120, -60, 60, 80], dinner: [-300, -220, 60, 100] },
    },
    /** Off for a dinner of so few minutes by budget, but where many small plates make one. */
    snack: {
      minutes: 35,
      points: { budget: 12, moderate: 170, luxury: 170 },
      plates: ['hawker', 'market hall', 'tapas'] as readonly Cuisine[],
    },
    least: 2,
  },
  /** Share of a day's spend that a meal takes at its best. */
  mealShare: {
    budget: { breakfast: 0.1, lunch: 0.2, dinner: 0.28 },
    moderate: { breakfast: 0.09, lunch: 0.18, dinner: 0.3 },
    luxury: { breakfast: 0.12, lunch: 0.33, dinner: 0.6 },
  },
  /** Minutes from the base that count as much as a meal that takes a whole day's spend. */
  farTable: 600,
  /** How steeply strain rises with spend: evening out the dearest days comes first. */
  strainSteepness: 8,
  /** Points for each wish more that is answered, and for a sight off the beaten track until there are so many a day. */
  wishAgain: 18,
  gemFound: 22,
  gemsADay: 0.8,
  /** Points off for each table but the first with the same dish, and of the same kitchen where that is of another country or of none. */
  again: { dish: 60, kitchen: 25 },
  /** Points off a leg: a minute, a ride (changing quarters is tiring), going on to another part of town. */
  leg: { minute: 1.6, ride: 52, otherArea: 17, detour: 7, mostDetour: 35 },
  /** Points off for each minute of waiting between stops, from so many minutes on: a short wait is breathing space, an hour a hole. */
  wait: { minute: 0.1, long: { from: 35, minute: 1.2 }, hole: { from: 85, minute: 4 } },
  /** Where to sleep: minutes at which a place adds nothing, the share of what is wanted below which a destination is wide and what counts there for all that is reached, metres to tables around the corner (eight minutes on foot), what each of the first few adds to 1, and what enough of them for breakfast add; what a quarter adds that the traveller wrote of. */
  base: {
    tooFar: 45,
    wide: { below: 0.4, reached: 2 },
    corner: 460,
    table: 0.008,
    mostTables: 5,
    breakfasts: 0.25,
    mostDays: 10,
    written: 10,
  },
  /** By budget, what a base twice as dear as the cheapest loses of 1. */
  dearBase: { budget: 0.15, moderate: 0.05, luxury: 0 },
  /** Costs of the timetable: a minute from the hour at which a meal or a pause is liked, a start off the best hours of a place, and one under the sky in the heat. */
  mealOffHour: 0.2,
  pauseOffNoon: 0.1,
  offPeak: 25,
  inHeat: 50,
  /** A minute of a gap, its square from so many minutes on, and a minute of a rest; of a visit less or more than wished. */
  gap: { minute: 0.25, from: 15, square: 0.02, rest: 0.04 },
  /**
   * A minute of a rest or of a wait for a table from so many on, in the heat, with children and at a relaxed pace from `welcome` on; and a
   * rest between two sights on foot: it is for lunch or dinner to end or begin it.
   */
  rest: { long: 40, welcome: 75, minute: 1, betweenSights: 12, onFoot: 15 },
  shorterVisit: 1.1,
  longerVisit: 0.06,
  /** Shares of what sights can be longer by, of which one is chosen where a day would end long before one leaves. */
  longerForLateEnd: [0.5, 1],
  /** Minutes that a meal may be stretched. */
  longerMeal: 20,
  /** Minutes before and after the country's usual hour within which a meal is begun where kitchens allow it. */
  likedMeal: {
    breakfast: { later: 60 },
    lunch: { earlier: 15, later: 60 },
    dinner: { earlier: 30, later: 60 },
  },
  /** Minutes that lunch may be later so that breakfast can be, where the first sight opens late. */
  laterLunch: 60,
  /** Minutes that a meal is liked earlier (negative) or later at a pace. */
  mealShift: { relaxed: 15, moderate: 0, 'fast-paced': -15 },
  /**
   * Minutes of free time from which it has a name, and up to which it is a wait for a table, for the sunset, a rest, or a rest
   * in the heat or with small children; a rest ends after then; of a visit from the sunset.
   */
  pause: {
    named: 20,
    table: 60,
    sunset: 60,
    rest: 90,
    siesta: 180,
    restFrom: fromClock('13:00'),
    sunsetWithin: 25,
  },
  /** Minutes of the day: for a pause instead of lunch, and when it is liked best. */
  pauseHours: { from: fromClock('11:30'), to: fromClock('14:00') },
  noon: fromClock('13:00'),
  /** Minute of the day by which the first icon of a trip is begun. */
  morningUntil: fromClock('12:00'),
} as const

export const effort = {
  /**
   * Rounds of the search: for any trip, for all places of a trip to several together, for each day, at most; the least for one of
   * several places; for a day that a language model chose.
   */
  rounds: {
    any: 2000,
    several: 1700,
    eachDay: 0,
    most: 4000,
    eachPlace: 400,
    modelsDay: 160,
    skeleton: 0.3,
    skeletonMeals: 0.15,
    firstDay: 0.2,
    shorter: 0.5,
  },
  /** Rounds between two places where other work may run: a few milliseconds. */
  roundsOfStep: 50,
  /** Of a day with a hole: changes one after the other, those tried with their timetable, sights and tables nearby, sights of a day that gives one, and tables beside a sight that comes with one. */
  gaps: { rounds: 8, tried: 200, nearby: 40, tables: 12, spare: 3, beside: 2 },
  /** The same where all that is wrong is a long rest; and rounds for all days of a trip. */
  rests: { rounds: 4, tried: 60, nearby: 20, tables: 4, spare: 3 },
  /** The same where a day ends long before one leaves. */
  ends: { rounds: 5, tried: 120, nearby: 40, tables: 4, spare: 3 },
  roundsOfMending: 20,
  /** Orders of a day around its lunch: changes of a day, the least gain in points, and those tried with their timetable. */
  turned: { rounds: 2, points: 4, tried: 8 },
  /** For what is seen at the wrong hours: changes of a day, the least gain in points, and those tried with their timetable. */
  offHours: { rounds: 2, points: 4, tried: 16 },
  /** For one of so many first icons that is missing: how many are tried, days and lunches near it that are looked at; so many are the very first. */
  icons: { most: 10, tried: 3, days: 2, tables: 2, first: 8, ofWish: 6 },
  /**
   * For a pass that a day cannot pay: how many days are tried; for each meal the near tables that are looked at, and the cheapest of them that
   * are tried; points that saving a whole day's spend may cost, changes tried with their timetable, and the share of what tickets cost that
   * it must save.
   */
  passes: { rounds: 2, near: 16, tables: 6, points: 8000, tried: 16, share: 0.15 },
  /** Sights of one spot: how many times a day they are joined, points that one may cost, and changes tried with their timetable. */
  spots: { joined: 3, points: 180, tried: 12 },
  /**
   * For shorter ways: changes one after the other, those looked at and tried with their timetable, the least minutes that one saves, and
   * points for a minute beside those of the objective.
   */
  ways: { rounds: 16, looked: 60, tried: 12, least: 3, minute: 6 },
  /**
   * For what a reader objects to: changes one after the other, those tried each time with the day mended around them, and how widely that is
   * looked for; minutes that a meal adds to the way, points for each, nearer tables that are looked at, and tables and places of the night
   * near the bed; minutes from everything else of its day from which on a sight that is no icon lies alone, with its points; points for each
   * ride too many, for one of the first icons that is missing, for a day with a wait that is too long to leave, and with a rest that is too long.
   */
  faults: {
    rounds: 5,
    tried: 5,
    width: { rounds: 4, tried: 30, nearby: 20, tables: 4, spare: 3, beside: 1 },
    detour: 28,
    minute: 6,
    tables: 8,
    evenings: 4,
    alone: { from: 19, any: 200, minute: 8 },
    ride: 1100,
    icon: 1300,
    wait: 1500,
    rest: 400,
  },
  /** For a first morning without an icon: points that one may cost, changes tried with their timetable, and other lunches of each. */
  morning: { points: 1600, tried: 120, tables: 3 },
  /** Points of worsening that are accepted with probability 1/e in the first and in the last round. */
  temperature: [400, 10],
  shorterTemperature: [30, 1.5],
  mealsTemperature: [200, 10],
  /**
   * A plan without one of so many first icons is searched for once more, so many points more for each and with this share of the
   * rounds; the new plan may be worse by so many points.
   */
  lostIcons: { first: 8, points: 2500, share: 0.6, worse: 1200, top: 5, worseForTop: 3500 },
  /**
   * A plan that answers none of a wish is searched for once more from where it is, with so many points for the first answer and this share of
   * the rounds; the new plan may be worse by so many points.
   */
  lostWishes: { points: 1500, share: 0.6, worse: 1000 },
  /** Share of the repairs that go by gain against delay, where there are no meals and only time runs short. */
  haste: 0.7,
  /** Share of the open visits that a repair looks at beside those just taken out. */
  openVisits: 0.4,
  /** Share of the rounds before the first join of pooled routes, and how many joins follow. */
  firstJoin: 1 / 3,
  joins: 20,
  /** A plan's routes are pooled when it is worth this share of the best. */
  poolFrom: 0.97,
  /** Routes kept after each clearing of the pool, how many may come in before the next, and nodes of a join at most. */
  pool: { kept: 700, room: 1400, mostNodes: 60_000 },
  /** How much the loss from not placing a visit on its best day counts against its plain gain. */
  regret: 0.6,
  /** Added to a delay (minutes), so that one of nearly nothing does not outrank everything. */
  leastDelay: 10,
  /** Points off for its detour from which a day is mended at the end. */
  mendFrom: 20,
  /** A language model's choice on a day beside the solver's own stops: sights, tables, and metres to them. */
  choice: { sights: 8, tables: 4, nearby: 2500 },
} as const

/** Limits of a plan without a catalogue; all are hard, and nothing else is weighed but towns for a day. */
export const area = {
  /** Metres: a neighbour is walked to up to here; a direction is land where somebody lives within the second distance. */
  longestWalkOut: 2500,
  knownLand: 25_000,
  /** Metres from the centre: nearer than this is no direction; people of a town that has directions. */
  nearestEdge: 300,
  peopleForDirections: 2000,
  mostNeighbours: 6,
  /** In a long trip one day in so many is free. */
  freeEvery: 7,
  /** Metres: nearer is a walk, or the suburb of a city of so many people; two trips lie at least so far apart. */
  nearestTrip: { town: 6000, city: 12_000 },
  cityFrom: 100_000,
  tripsApart: 6000,
  mostTrips: 24,
  /** Metres that outweigh ten times the people; how much luck counts against them. */
  metersForTenfold: 35_000,
  luck: 0.5,
  /** A ride to another town: minutes lost at both ends, metres a minute, metres along for one as the crow flies. */
  ride: { start: 15, speed: 1000, detour: 1.3 },
  /** Minutes of a ride from which on a day elsewhere has one stop less. */
  longRide: 45,
  shortestVisit: 30,
  /** Minutes before dinner with children; from the last stop to where one stays. */
  childrensBreak: 50,
  wayHome: 15,
  /** Minutes after sunset in which it can still be seen. */
  dusk: 20,
  /** A town of fewer people may keep one table, or none. */
  peopleForTables: 3000,
} as const
