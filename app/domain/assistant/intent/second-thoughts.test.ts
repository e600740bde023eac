import { describe, expect, it } from 'vitest'
import { townOf } from '~/domain/testing/plan-of-town'
import { intentInShort } from './in-short'
import { readIntents } from './read-intents'

const asked = (text: string) => readIntents(text, townOf('new-york')).intents.map(intentInShort)

const swapped = ['swap place:moma for:place:guggenheim']
const both = ['remove place:moma', 'remove place:guggenheim']
const second = ['remove place:guggenheim']
const locked = ['lock place:moma']
const earlier = ['remove place:moma', 'start earlier day:2']
const removed = ['remove place:moma']
const noMuseums = ['without kind:museum']
const freed = ['free day:3 afternoon']

describe('one place for another, with two verbs', () => {
  it.each([
    ['Take the MoMA out and put the Guggenheim in', swapped],
    ['drop the MoMA, add the Guggenheim instead', swapped],
    ['can we drop the MoMA and see the Guggenheim instead?', swapped],
    ['nimm bitte das MoMA raus und dafür das Guggenheim rein', swapped],
    ['MoMA weg und stattdessen das Guggenheim', swapped],
    ['enlève le MoMA et mets le Guggenheim à la place', swapped],
    ['quita el MoMA y en su lugar pon el Guggenheim', swapped],
    ['togli il MoMA e metti il Guggenheim al suo posto', swapped],
    // With a day, or where both go, it is none.
    [
      'take out the MoMA and put the Guggenheim on day 2',
      ['remove place:moma', 'move place:guggenheim day:2'],
    ],
    ['nimm das MoMA und das Guggenheim raus', both],
    ['quita el MoMA y pon el Guggenheim el día 2', ['remove place:moma', 'move place:guggenheim day:2']],
    ['enlève le MoMA et ajoute le Guggenheim', ['remove place:moma', 'add place:guggenheim']],
    ['togli il MoMA e il Guggenheim', both],
    ['remove the MoMA. Put the Guggenheim on the list', removed],
  ])('%s', (text, meant) => expect(asked(text)).toEqual(meant))
})

describe('a correction', () => {
  it.each([
    ["I didn't mean remove the MoMA, I meant the Guggenheim", second],
    ["Don't remove the MoMA but the Guggenheim", second],
    ['Nicht das MoMA streichen, sondern das Guggenheim', second],
    ['Streich nicht das MoMA, sondern das Guggenheim', second],
    ['Je ne voulais pas enlever le MoMA mais le Guggenheim', second],
    ['No quería quitar el MoMA sino el Guggenheim', second],
    ['No quites el MoMA sino el Guggenheim', second],
    ['Non volevo togliere il MoMA ma il Guggenheim', second],
    ["Don't remove the MoMA", locked],
    // The second name is not known.
    ["Don't remove the MoMA but the Xyzzyx", []],
    ['Non volevo togliere il MoMA ma lo Xyzzyx', []],
    ["Don't remove the MoMA but the Guggenheim is too far", locked],
    ['no quites el MoMA', locked],
    ["Don't remove the MoMA but move the Guggenheim to day 3", [...locked, 'move place:guggenheim day:3']],
    ['remove the MoMA but not the Guggenheim', removed],
    ['streich das MoMA, aber nicht das Guggenheim', removed],
    ['enlève le MoMA mais pas le Guggenheim', removed],
    ['quita el MoMA pero no el Guggenheim', removed],
    ['togli il MoMA ma non il Guggenheim', removed],
  ])('%s', (text, meant) => expect(asked(text)).toEqual(meant))
})

describe('a second request with a day of its own', () => {
  it.each([
    ['take out the MoMA and start a bit earlier on day 2', earlier],
    ['Streich das MoMA und fang an Tag 2 etwas früher an', earlier],
    ['Enlève le MoMA et commence plus tôt le jour 2', earlier],
    ['quita el MoMA y empieza un poco antes el día 2', earlier],
    ["togli il MoMA e inizia un po' prima il giorno 2", earlier],
    ['take out the MoMA and dinner later on day 2', ['remove place:moma', 'meal dinner later day:2']],
    ['streich das MoMA an Tag 2', ['remove place:moma day:2']],
  ])('%s', (text, meant) => expect(asked(text)).toEqual(meant))
})

describe('a reason', () => {
  it.each([
    ['Take out the MoMA, way too expensive', removed],
    ['way too expensive, take out the MoMA', removed],
    ['streich das MoMA, viel zu teuer', removed],
    ["enlève le MoMA, c'est trop cher", removed],
    ['El MoMA fuera, demasiado caro', removed],
    ['togli il MoMA, troppo caro', removed],
    ['Day 2 is exhausting, slower please', ['slower day:2']],
    ['Tag 2 ist zu voll, bitte ruhiger', ['slower day:2']],
    ["Le jour 2 est trop chargé, plus calme s'il te plaît", ['slower day:2']],
    ['El día 2 es agotador, más tranquilo por favor', ['slower day:2']],
    ['Il giorno 2 è troppo pieno, più tranquillo per favore', ['slower day:2']],
    ["less walking please, it's so hot", ['walk-less']],
    ['bitte weniger zu fuß, es ist so heiß', ['walk-less']],
    ['moins de marche, il fait si chaud', ['walk-less']],
    ['menos caminar por favor, hace mucho calor', ['walk-less']],
    ['meno a piedi per favore, fa troppo caldo', ['walk-less']],
    // Two requests stay two.
    ['take out the MoMA and make it cheaper', ['remove place:moma', 'cheaper']],
    ['take out the MoMA, and everything is too expensive', ['remove place:moma', 'cheaper']],
    ["it's too expensive", ['cheaper']],
    ['less walking please, and how hot will it be?', ['walk-less', 'weather']],
    ['day 2 slower, and the whole trip cheaper', ['slower day:2', 'cheaper']],
  ])('%s', (text, meant) => expect(asked(text)).toEqual(meant))
})

describe('enough of a kind', () => {
  it.each([
    ['No more museums please', noMuseums],
    ['keine Museen mehr bitte', noMuseums],
    ['genug Museen', noMuseums],
    ["Plus d'églises, on en a assez", ['without kind:worship']],
    ['no más museos por favor', noMuseums],
    ['basta con i musei per favore', noMuseums],
    // More of them, and how many at most.
    ["plus de musées s'il te plaît", []],
    ['more museums please', ['add kind:museum']],
    ['más museos por favor', ['add kind:museum']],
    ['no more museums than parks', []],
    ['we can never get enough museums', []],
    ['No more than two museums a day', ['noted count kind:museum compare:most number:2 per:day']],
  ])('%s', (text, meant) => expect(asked(text)).toEqual(meant))
})

describe('free time that is asked for', () => {
  it.each([
    ['Can you keep the afternoon of day 3 free for us?', freed],
    ['Könnt ihr uns den Nachmittag von Tag 3 freihalten?', freed],
    ["Pouvez-vous nous laisser l'après-midi du jour 3 libre ?", freed],
    ['¿Podéis dejarnos libre la tarde del día 3?', freed],
    ['Potete lasciarci libero il pomeriggio del giorno 3?', freed],
    ['Is the afternoon of day 3 free?', []],
    ['haben wir den nachmittag an tag 3 frei?', []],
  ])('%s', (text, meant) => expect(asked(text)).toEqual(meant))
})

describe('a day more', () => {
  it.each([
    ['add a day', ['length +1']],
    ['add one more day', ['length +1']],
    ['füge einen Tag hinzu', ['length +1']],
    ['einen Tag länger', ['length +1']],
    ['ajoute deux jours au voyage', ['length +2']],
    ['un jour de plus', ['length +1']],
    ['añade un día', ['length +1']],
    ['Aggiungi un giorno', ['length +1']],
    ['add a day trip', ['day-trip']],
    ['add something on day 2', ['add day:2']],
    ['add a day in Philadelphia', ['day-trip place:philadelphia']],
  ])('%s', (text, meant) => expect(asked(text)).toEqual(meant))
})

describe('a place that is not to be moved', () => {
  it.each([
    ["Don't move the MoMA, we have tickets", locked],
    ['leave the MoMA where it is', locked],
    ['lass das MoMA, wo es ist', locked],
    ['Verschieb das MoMA bitte nicht, wir haben schon Karten', locked],
    ['ne bougez pas le MoMA', locked],
    ['no muevas el MoMA, ya tenemos entradas', locked],
    ['non spostare il MoMA, ho già i biglietti', locked],
    ['I want to see the MoMA, where it is quiet', ['add place:moma']],
    ['move the MoMA to day 2', ['move place:moma day:2']],
  ])('%s', (text, meant) => expect(asked(text)).toEqual(meant))
})

describe('somebody who begins anew', () => {
  it.each([
    // What was meant instead is asked for.
    ['Remove the MoMA... no wait, the Guggenheim', []],
    ['Nimm das MoMA raus... ach nein, das Guggenheim', []],
    ['Enlève le MoMA... pardon, le Guggenheim', []],
    ['Quita el MoMA... no, perdón, el Guggenheim', []],
    ['Togli il MoMA... cioè no, il Guggenheim', []],
    ['Add the MoMA... no wait, remove the Guggenheim', second],
    ['add the... never mind', []],
    ['Füg das ... ach egal', []],
    ['Ajoute le... non rien, laisse.', []],
    ['Añade el... no, nada, déjalo', []],
    ['Aggiungi il... no niente, lascia stare', []],
    // Begun and not ended: what is to come in is asked for.
    ['Ajoute le…', ['add']],
    // Nobody begins anew here.
    ['Take out the MoMA, sorry, too expensive', removed],
    ['Why is there the MoMA, I mean the Guggenheim?', ['why place:guggenheim']],
  ])('%s', (text, meant) => expect(asked(text)).toEqual(meant))
})

describe('what is said after a request', () => {
  it.each([
    ['Keep Sunday morning clear, we are going to church', ['free weekday:7 morning']],
    ['Friday evening off please, we want to wander', ['free weekday:5 evening']],
    ['Freitagabend nix einplanen', ['free weekday:5 evening']],
    ['Ne prévoyez rien vendredi soir', ['free weekday:5 evening']],
    ['A day in Philadelphia, is that possible? Add it.', ['day-trip place:philadelphia']],
    ['Can we add the MoMA? Tuesday would be good.', ['add place:moma weekday:2']],
    ['Instead of the MoMA, put the Guggenheim in', swapped],
    ['Statt des MoMA, nimm lieber das Guggenheim', swapped],
    ['Pack das MoMA noch auf Tag 3', ['add place:moma day:3']],
    ['push lunch to 1:30 on day 2', ['meal lunch day:2 at:13:30']],
    ['Sorg dafür, dass Tag 3 in Philadelphia bleibt', ['day-trip place:philadelphia day:3']],
    ['Fais en sorte que le jour 3 reste à Philadelphia', ['day-trip place:philadelphia day:3']],
    ['Fais en sorte que ma belle-mère reste à Philadelphia', []],
    // The first is not known.
    ['Remplace le Zzyzx par le Guggenheim', []],
  ])('%s', (text, meant) => expect(asked(text)).toEqual(meant))
})
