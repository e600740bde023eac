import type { Meal } from '~/domain/catalogue/place'
import { type Message, type Said, sequence } from '~/domain/message'
import { area } from '~/domain/planning/weights'
import type { PlanRequest } from '~/domain/request/plan-request'
import { tell } from '../sentences'
import { tables } from './table-kinds'

/** The kinds of tables of a day's meals. */
export function tablesOfDay(day: number, budget: PlanRequest['budget']): Record<Meal, Message> {
  return {
    breakfast: tableFor('breakfast', day, budget),
    lunch: tableFor('lunch', day, budget),
    dinner: tableFor('dinner', day, budget),
  }
}

/** The kind of table of a day's meal; each comes round again only when all have had their turn. */
function tableFor(meal: Meal, day: number, budget: PlanRequest['budget']): Message {
  const list = [...tables[meal].any, ...tables[meal][budget]]
  const table = list[(day * (meal === 'lunch' ? 3 : 1)) % list.length]
  return table ? tell('sketch.table', { table }) : tell('sketch.any-table', {})
}

/** What to know before one sits down. */
export function tableText(population: number, diets: string[]): Said {
  return sequence([
    ...(population < area.peopleForTables ? [tell('sketch.one-table', {})] : []),
    ...(diets.length > 0 ? [tell('sketch.ask-diets', { diets })] : []),
  ])
}
