import { describe, expect, it } from 'vitest'
import { appliedWishes } from '~/domain/testing/applied-wishes'
import { townOf } from '~/domain/testing/plan-of-town'
import { certainEnough } from './constraint'
import { read } from './read'

const isAsked = (text: string, town: string) => {
  const { read: found, unread } = read(text, townOf(town))
  return unread.length > 0 || found.some(({ certainty }) => certainty < certainEnough)
}

describe('everyday turns', () => {
  it.each([
    // Hours at which nobody is out are in the afternoon; flights go at all hours
    ['new-york', 'lunch at 1:30', ['mealtime meal:lunch at:13:30']],
    ['new-york', 'déjeuner à 1h30', ['mealtime meal:lunch at:13:30']],
    ['new-york', 'the Met at 2:30', ['pin place:the-met at:14:30']],
    ['new-york', 'We land at 5:30', ['arrive at:05:30']],
    // A service is no sight, but in a church that is named
    ['new-york', 'Going to church on Sunday morning', ['rest weekday:7 morning']],
    ['new-york', 'Sonntagvormittag gehen wir in die Kirche', ['rest weekday:7 morning']],
    ['new-york', 'Dimanche matin nous allons à la messe', ['rest weekday:7 morning']],
    ['new-york', 'El domingo por la mañana vamos a misa', ['rest weekday:7 morning']],
    ['new-york', 'La domenica mattina andiamo a messa', ['rest weekday:7 morning']],
    ['new-york', "Sunday mass at St Patrick's Cathedral", ['pin place:st-patricks-cathedral weekday:7']],
    // An allergy is one to any food, and is not only a dish that is left out
    ['rome', "I'm allergic to strawberries", ['allergy to:strawberries']],
    ['rome', 'My wife is allergic to mushrooms', ['allergy to:mushrooms']],
    // What is wanted in the place of what is not, and a day for two things
    ['paris', 'No Louvre, the Orsay instead', ['must place:musee-orsay', 'skip place:louvre']],
    ['tokyo', 'We want ramen and sushi every day', ['eat food:ramen day:every', 'eat food:sushi day:every']],
    // What one does not leave without
    ['edinburgh', "I'm not leaving Scotland without haggis", ['eat food:haggis']],
    ['edinburgh', 'Ich fahr nicht heim ohne Haggis', ['eat food:haggis']],
    ['edinburgh', 'Je ne pars pas sans un haggis', ['eat food:haggis']],
    ['edinburgh', 'Non me ne vado senza haggis', ['eat food:haggis']],
    ['edinburgh', 'Non lascio la Scozia senza haggis', ['eat food:haggis']],
    ['edinburgh', 'no ghost tours', []],
    // Verbs at the end, and umlauts typed as two letters
    ['vienna', 'Die Albertina möchten wir lieber auslassen', ['skip place:albertina']],
    ['vienna', 'Die Albertina darf auf gar keinen Fall fehlen', ['must place:albertina']],
    ['vienna', 'schoenbrunn muss unbedingt dabei sein', ['must place:schonbrunn-palace']],
    ['vienna', 'am samstag vormittag zum naschmarkt', ['pin place:naschmarkt weekday:6 morning']],
    ['vienna', 'bitte kein fruehes aufstehen', ['start not-early']],
    // What one was, or liked, and is no more
    ['paris', "J'étais végane, maintenant je mange de tout", []],
    ['barcelona', 'Antes me encantaban los museos, ahora no los soporto', ['skip kind:museum']],
    // Where the other place is
    ['barcelona', 'En el Born solo nos interesa el Museo Picasso', ['must place:picasso-museum']],
    ['lyon', 'dîner dans le Vieux Lyon le premier jour', ['meal meal:dinner area:vieux-lyon day:1']],
    ['hamburg', 'Unser Hotel ist auf St. Pauli.', ['base area:stpauli']],
    // What is said of a thing that was asked about, or was named before
    ['prague', 'Tagesausflug? Nein danke, wir bleiben lieber in der Stadt.', ['day-trip not']],
    ['rome', 'Museums yes, but one a day at most', ['count kind:museum compare:most number:1 per:day']],
    ['hamburg', 'Ich bin gegen Schalentiere allergisch, Fisch geht aber.', ['allergy to:shellfish']],
    [
      'new-york',
      'High Line on Sunday morning, Brooklyn Bridge at sunset',
      ['pin place:brooklyn-bridge sunset', 'pin place:high-line weekday:7 morning'],
    ],
    // People and what they are called
    ['vienna', 'Mein Sohn hat eine Nussallergie', ['diet diet:Nut-free', 'party who:children']],
    ['hong-kong', 'My son Stanley is 8', ['party who:children ages:8']],
    ['vienna', 'Opa ist nicht mehr gut zu Fuß', ['access need:walks-little', 'party who:older']],
    // Words that look like another thing: a verb like a market, a hill like its museum, the town like a house in it
    ['paris', 'Mon père ne marche presque plus', ['access need:walks-little']],
    ['athens', "L'Acropole le premier jour", ['pin place:acropolis day:1']],
    ['athens', "Le musée de l'Acropole le premier jour", ['pin place:acropolis-museum day:1']],
    ['tokyo', 'Je ne mange pas de poisson. Oui, à Tokyo.', ['avoid-food food:fish']],
    ['mexico-city', 'La lucha libre no me la pierdo por nada del mundo', ['must place:arena-mexico']],
    ['vienna', 'Meine Mutter ist gut zu Fuß', []],
    ['mexico-city', 'Mariachis ya tuve bastantes en mi boda', []],
    // Appointments of one's own
    ['rome', 'Am Donnerstagabend sind wir schon verabredet', ['rest weekday:4 evening']],
    ['rome', 'Venerdì sera siamo già impegnati', ['rest weekday:5 evening']],
    ['rome', 'Paella un día', ['eat food:paella']],
    // How many, said by an article; what is eaten by no diet; what one of us wants
    ['munich', 'Ein Museum reicht völlig.', ['count kind:museum compare:most number:1 per:trip']],
    ['munich', 'Pro Tag bitte nur ein Museum.', ['count kind:museum compare:most number:1 per:day']],
    ['rome', 'Niente carne di maiale.', ['avoid-food food:pork']],
    ['munich', 'Dachau möchten wir uns nicht antun.', ['skip place:dachau-memorial']],
    [
      'rome',
      'We want to see the Pantheon and the Colosseum',
      ['must place:colosseum', 'must place:pantheon'],
    ],
  ])('%s: %s', (town, text, wanted) => {
    expect(appliedWishes(text, town).sort()).toEqual(wanted)
  })

  it.each([
    ['rome', 'We prefer parks to museums'],
    ['paris', 'On préfère les parcs aux musées'],
    ['paris', 'Plutôt Orsay que le Louvre.'],
    ['rome', 'Preferiamo i parchi ai musei'],
    ['vienna', 'Schönbrunn, but not on the first evening'],
    ['amsterdam', 'Rijksmuseum for two hours'],
  ])('asks back, %s: %s', (town, text) => {
    expect(isAsked(text, town)).toBe(true)
  })
})
