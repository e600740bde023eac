import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Use of the language model by plans and answers, without the person who asked. */
export const modelUsage = sqliteTable(
  'model_usage',
  {
    /** Of the generation or of the answer. */
    id: text('id').primaryKey(),
    at: integer('at').notNull(),
    purpose: text('purpose', { enum: ['plan', 'talk'] }).notNull(),
    model: text('model').notNull(),
    prompt: text('prompt').notNull(),
    questions: integer('questions').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Millionths of a dollar; null when the model's price is not configured. */
    microDollars: integer('micro_dollars'),
    repairs: integer('repairs').notNull(),
    seconds: real('seconds').notNull(),
    outcome: text('outcome', { enum: ['written', 'without-model', 'failed'] }).notNull(),
  },
  (table) => [index('model_usage_at').on(table.at)],
)
