import type { Plugin } from 'vite'
import { leftOut } from './left-out'

/**
 * Modules that load in the browser, on a gesture or after a page's start: the server renders no page with them. What is
 * rendered by the server as well (the footer's form, a trip's history) is not here.
 */
export const browserParts = [
  'app/features/answers/answer-schemas.ts',
  'app/features/answers/talk-events.ts',
  'app/features/auth/passkey.ts',
  'app/features/bookings/book-before.tsx',
  'app/features/bookings/book-on-trip.tsx',
  'app/features/chat/conversation-state.ts',
  'app/features/chat/offered.tsx',
  'app/features/chat/proposed-change.tsx',
  'app/features/checkout/stripe-form.tsx',
  'app/features/checkout/test-card-form.tsx',
  'app/features/design/live.tsx',
  'app/features/export/feed-address.tsx',
  'app/features/export/trip-files.ts',
  'app/features/itinerary-editor/add-dialog.tsx',
  'app/features/itinerary-editor/booking-dialog.tsx',
  'app/features/itinerary-editor/compare-dialog.tsx',
  'app/features/itinerary-editor/editor-on-trip.tsx',
  'app/features/itinerary-editor/journey-dialog.tsx',
  'app/features/itinerary-editor/kept-steps.ts',
  'app/features/itinerary-editor/leave-dialog.tsx',
  'app/features/itinerary-editor/places-dialog.tsx',
  'app/features/itinerary-editor/stop-dialog.tsx',
  'app/features/itinerary-editor/swap-dialog.tsx',
  'app/features/itinerary-editor/unsaved-steps.tsx',
  'app/features/itinerary/live-map.tsx',
  'app/features/marketing/destination-suggestions.tsx',
  'app/features/newsletter/newsletter-popup.tsx',
  'app/features/newsletter/send-signup.ts',
  'app/features/offline/forget-person.ts',
  'app/features/offline/send-kept-edit.tsx',
  'app/features/own/day-own.tsx',
  'app/features/own/own-after-days.tsx',
  'app/features/own/spent-table.tsx',
  'app/features/planner/filter-tabs.tsx',
  'app/features/planner/filters-in-short.tsx',
  'app/features/planner/kept-bookings.ts',
  'app/features/planner/read-events.ts',
  'app/features/party/store-travellers.ts',
  'app/features/party/travellers-dialog.tsx',
  'app/features/planner/stamp.tsx',
  'app/features/planner/surprise-dialog.tsx',
  'app/features/planner/upgrade-dialog.tsx',
  'app/features/posters/drawing-on-demand.tsx',
  'app/features/sharing/share-dialog.tsx',
  'app/features/stay/own-base-dialog.tsx',
  'app/features/stay/trip-from.ts',
  'app/features/trips/conflict-dialog.tsx',
  'app/features/trips/late-days.tsx',
  'app/messages/en/answers-of-several.ts',
  'app/ui/date-parts.tsx',
  'app/ui/dialog.tsx',
  'app/ui/range-calendar-popup.tsx',
  'app/ui/search-panel.tsx',
  'app/ui/toast-card.tsx',
]

/** `react-dom` in the Worker, which has no document: what is drawn into it at once is drawn, nothing goes elsewhere. */
const domOfServer = `
export const flushSync = (work) => work()
export const unstable_batchedUpdates = (work, value) => work(value)
export const createPortal = () => { throw new Error('The server has no document to draw into.') }
export default { flushSync, unstable_batchedUpdates, createPortal }
`
const DOM = '\0react-dom-of-server'
/** `react-dom/server` without its older half, which renders to one text. */
const STREAMING = 'node_modules/react-dom/cjs/react-dom-server.browser.production.min.js'

/** Leaves out of the Worker what only runs in a browser. A part that the server's own code imports fails the build. */
export function withoutBrowserParts(root: string): Plugin {
  const parts = new Set(browserParts.map((file) => root + file))
  return {
    name: 'without-browser-parts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && Boolean(isSsrBuild),
    enforce: 'pre',
    resolveId(source) {
      if (source === 'react-dom') return DOM
      return source === 'react-dom/server' ? root + STREAMING : null
    },
    load: (id) => (id === DOM ? domOfServer : null),
    transform: (code, id) =>
      parts.has(id) ? { code: leftOut(code, 'scripts/browser-parts.ts'), map: null } : null,
    generateBundle() {
      for (const id of parts) {
        const info = this.getModuleInfo(id)
        const importers = info?.importers.filter((importer) => !parts.has(importer)) ?? []
        if (importers.length > 0)
          this.error(`${id} is a browser part, and ${importers.join(', ')} imports it.`)
      }
    },
  }
}
