import type { PlanType } from '~/domain/billing/plan-type'
import { entitlements } from '~/domain/billing/plans'
import { fail, isStorageDown, type Result } from '~/domain/errors'
import type { Say } from '~/domain/message'
import type { ReadersMoney } from '~/domain/money/readers-money'
import type { ExportFile, exportFile } from '~/domain/trips/export/export-file'
import type { ShareCache, ShareStore } from '~/domain/trips/sharing/shared-trip'
import { exportTrip } from './export-trip'
import type { DestinationSources } from './find-destination'
import { openSharedTrip } from './open-shared-trip'

interface Parts extends DestinationSources {
  shares: ShareStore
  shareCache: ShareCache
  planOf(visitorId: string): Promise<PlanType>
  digest(text: string): Promise<string>
  now(): Date
  say: Say
  money(): Promise<ReadersMoney>
}

/**
 * Whether readers may take a shared trip along: its owner allows it, and the owner's plan includes it. Nobody may while the
 * database is away.
 */
export async function sharesFiles(
  code: string,
  { shares, planOf }: Pick<Parts, 'shares' | 'planOf'>,
): Promise<boolean> {
  try {
    const target = await shares.target(code)
    return target?.sharesFiles === true && entitlements(await planOf(target.owner)).exporting
  } catch (error) {
    if (isStorageDown(error)) return false
    throw error
  }
}

/** Makes a file of a shared trip, where its owner allows it and the owner's plan includes it. */
export async function takeSharedAlong(
  { code, file, url }: { code: string; file: ExportFile; url: string },
  parts: Parts,
): Promise<Result<ReturnType<typeof exportFile>>> {
  const target = await parts.shares.target(code)
  const itinerary = target?.sharesFiles ? await openSharedTrip(code, parts) : null
  if (!target || !itinerary) return fail('not-found', 'There is no such trip, or it is only to be read.')
  const plan = await parts.planOf(target.owner)
  const { version, generationId } = target
  return exportTrip({ itinerary, version, generationId, url, file, plan }, parts)
}
