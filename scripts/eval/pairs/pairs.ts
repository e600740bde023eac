import '../../test-setup/gate-words'
import { writeFileSync } from 'node:fs'
import type { Destination } from '../../../app/domain/catalogue/destination'
import {
  catalogueEngine,
  catalogueStages,
} from '../../../app/domain/planning/catalogue-engine/catalogue-engine'
import { llmEngine } from '../../../app/domain/planning/llm-engine/llm-engine'
import type { PlannerEngine } from '../../../app/domain/planning/planner-engine'
import { atOnce } from '../../../app/domain/planning/steps'
import { provideLexicons } from '../../../app/domain/reader/lexicons'
import { allLexicons } from '../../../app/domain/reader/lexicons/all'
import { read } from '../../../app/domain/reader/read'
import { type PlanRequest, planRequest } from '../../../app/domain/request/plan-request'
import { TripForm } from '../../../app/domain/request/trip-form'
import { type Written, withReading } from '../../../app/domain/request/written'
import { judge } from '../../../app/domain/verification/judge'
import { itineraryView } from '../../../app/messages/itinerary-view'
import { sayIn } from '../../../app/messages/languages'
import { collectPlan } from '../collect-plan'
import { readDestinations } from '../destinations'
import { pairSection, type Told } from './pair-section'
import { record, recordedModel, type Unanswered } from './recorded-model'
import { type Traveller, travellers } from './travellers'

const file = 'docs/evaluation-model-pairs.md'

/**
 * Plans the trips of the written travellers with the planner alone and with the answers that were recorded for them, and writes both side
 * by side. With `askIn` the questions that have no answer are written there, and answers that stand there already are taken in.
 */
export async function evaluatePairs({ askIn, only }: { askIn?: string; only?: string }): Promise<number> {
  provideLexicons(allLexicons)
  const open: Unanswered[] = []
  const sections: string[] = []
  let failed = 0
  for (const traveller of travellers.filter(({ id }) => only === undefined || id === only)) {
    const destination = readDestinations().find(({ id }) => id === traveller.destinationId)
    if (!destination) throw new Error(`no destination ${traveller.destinationId}`)
    const asked = requestOf(traveller, destination)
    const { model, unanswered } = await answering(traveller.id, asked, destination, askIn)
    open.push(...unanswered)
    const own = await told(catalogueEngine, asked.request, destination)
    const written = await told(model, asked.request, destination)
    failed += written.failed.length
    sections.push(pairSection(traveller, own, written))
  }
  for (const { traveller, question, changed } of open)
    console.error(`${traveller}: ${question} ${changed ? 'is asked otherwise now' : 'has no answer'}`)
  if (only === undefined && !askIn) writeFileSync(file, page(sections, open.length))
  else if (!askIn) console.log(sections.join('\n'))
  return failed
}

/** The engine with the recorded answers; answers that lead to further questions are taken in until no new one is there. */
async function answering(id: string, asked: Asked, destination: Destination, askIn?: string) {
  for (;;) {
    const { model, unanswered } = recordedModel(id, askIn)
    const engine = llmEngine(
      {
        model,
        answers: { recall: () => undefined, keep: () => undefined },
        now: () => 0,
        pause: async () => {},
        solve: async (steps) => atOnce(steps),
        parallel: 6,
        written: asked.written,
      },
      catalogueStages,
    )
    await collectPlan(engine, asked.request, destination)
    const names = unanswered.map(({ question }) => question)
    const found = [...unanswered]
    if (!askIn || record(id, askIn, names) === 0) return { model: engine, unanswered: found }
  }
}

interface Asked {
  request: PlanRequest
  written: Written
}

/** The request as the product makes it of the form, under a plan that includes all. */
function requestOf({ form }: Traveller, destination: Destination): Asked {
  const parsed = TripForm.parse({ destination: destination.label, planType: 'premium', ...form })
  const plain = planRequest(parsed, 'premium', destination.id)
  const written = { plain, ignored: [], filters: true }
  return { request: withReading(written, read(plain.additionalInfo, destination), destination), written }
}

async function told(engine: PlannerEngine, request: PlanRequest, destination: Destination): Promise<Told> {
  // What the model has read of the traveller's words is what its plan is held to.
  let understood = request
  const heard: PlannerEngine = {
    name: engine.name,
    async *plan(asked, town) {
      for await (const piece of engine.plan(asked, town)) {
        if (piece.ok && piece.value.kind === 'request') understood = piece.value.request
        yield piece
      }
    },
  }
  const collected = await collectPlan(heard, request, destination)
  if (!collected.ok) throw new Error(collected.failure.message)
  const { plan, provenance } = collected.value
  const judged = judge(plan, understood, destination)
  const { overview, tips, days } = itineraryView({ ...plan, ...judged }, sayIn())
  const failing = judged.checks.filter(({ status }) => status === 'fail').map(({ id }) => id)
  return { overview, tips, days, failed: failing, repairs: provenance?.repairs ?? [] }
}

function page(sections: string[], open: number): string {
  const missing =
    open === 0
      ? ''
      : `\n${open} questions are asked otherwise now than when they were answered; there the planner stands alone.\n`
  return `# Twelve pairs of plans

Written by \`npm run eval -- --pairs\` from the answers in \`scripts/eval/pairs/answers\`. What came of reading them: [evaluation-model.md](evaluation-model.md).
The answers were written by a large language model by hand, each from the question alone; no service was called. Each question is stored
beside its answer, which counts for that question only.
${missing}
A stop in **bold** is in one of the two plans alone. Meals without a reason are left out.

${sections.join('\n')}`
}
