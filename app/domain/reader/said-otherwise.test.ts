import { describe, expect, it } from 'vitest'
import { appliedWishes } from '~/domain/testing/applied-wishes'

describe('plain things in other words', () => {
  it.each([
    ['rome', 'Spanish Steps when the sun goes down', ['pin place:spanish-steps sunset']],
    ['paris', 'Montmartre à la tombée du jour', ['pin area:montmartre sunset']],
    ['rome', 'El Gianicolo cuando se pone el sol', ['pin place:gianicolo sunset']],
    ['rome', 'Il Gianicolo al calar del sole', ['pin place:gianicolo sunset']],
    ['berlin', 'U-Bahn macht mir Angst', ['move by:metro not']],
    ['rome', 'Galleria Borghese will have to wait', ['skip place:galleria-borghese']],
    ['paris', 'Le Louvre devra attendre', ['skip place:louvre']],
    ['rome', 'El Coliseo tendrá que esperar', ['skip place:colosseum']],
    ['rome', 'Il Colosseo dovrà aspettare', ['skip place:colosseum']],
    ['paris', 'Ma tante marche peu', ['access need:walks-little']],
    ['rome', 'La abuela anda muy poquito', ['access need:walks-little']],
    ['rome', 'allergic to citrus', ['allergy to:citrus']],
    ['berlin', 'allergisch gegen Zitrusfrüchte', ['allergy to:citrus']],
    ['berlin', 'Wir heiraten am 12. Mai', ['occasion what:wedding date:5-12']],
    ['rome', 'Nos casamos el 9 de mayo', ['occasion what:wedding date:5-9']],
  ])('%s: %s', (town, text, wishes) => {
    expect(appliedWishes(text, town)).toEqual(wishes)
  })
})
