import { lazy, Suspense, useState } from 'react'
import { Button } from '~/ui/button'
import { Details } from '~/ui/details'
import { loadPart } from '~/ui/load-part'
import { Menu } from '~/ui/menu'
import { Tabs } from '~/ui/tabs'
import { showToast, type ToastMessage } from '~/ui/toast'
import { ToastRegion } from '~/ui/toast-region'
import { InfoTip } from '~/ui/tooltip'
import { Section, Specimen } from './section'

const Dialog = lazy(() =>
  loadPart(() => import('~/ui/dialog').then((module) => ({ default: module.Dialog }))),
)

const tabs = [
  { id: 'days', label: 'Days', content: <p>Four days in Rome, 21 stops.</p> },
  { id: 'map', label: 'Map', content: <p>The route of each day.</p> },
  { id: 'budget', label: 'Budget', content: <p>What it comes to.</p> },
]

const actions = [
  { id: 'edit', label: 'Edit', icon: 'edit', onAction: () => {} },
  { id: 'copy', label: 'Copy', icon: 'copy', isDisabled: true, onAction: () => {} },
  { id: 'remove', label: 'Remove', icon: 'trash', isDestructive: true, onAction: () => {} },
] as const

export function Unfolding() {
  return (
    <Section id="unfolding" title="Tabs and details">
      <div className="design-row">
        <Specimen note="tabs">
          <Tabs label="Parts of a plan" tabs={tabs} initial="map" />
        </Specimen>
        <Specimen note="tabs, focus" forced="focus">
          <Tabs label="Parts of another plan" tabs={tabs} />
        </Specimen>
      </div>
      <div className="design-row">
        <Specimen note="details, closed">
          <Details summary="Where do the places come from?">From a catalogue.</Details>
        </Specimen>
        <Specimen note="details, focus" forced="focus">
          <Details summary="Can I change a day?">Yes.</Details>
        </Specimen>
        <Specimen note="details, open">
          <Details summary="What is checked?" open>
            <p>Opening hours, travel times and totals, each with its evidence.</p>
          </Details>
        </Specimen>
      </div>
    </Section>
  )
}

export function Overlays() {
  const [open, setOpen] = useState<'question' | 'notice' | null>(null)
  // The page's own region listens to another instance of the store.
  const [talking, setTalking] = useState(false)
  const say = (message: ToastMessage) => {
    setTalking(true)
    showToast(message)
  }
  return (
    <Section id="overlays" title="Over the sheet">
      <div className="design-row">
        <Specimen note="menu; opens">
          <Menu label="Actions for Colosseum" entries={() => actions} />
        </Specimen>
        <Specimen note="tooltip; opens">
          <InfoTip label="About the walking limit">
            Metres on foot between stops, the way home included.
          </InfoTip>
        </Specimen>
        <Specimen note="dialog; opens">
          <Button onClick={() => setOpen('notice')}>Share this trip</Button>
        </Specimen>
        <Specimen note="dialog that must be answered; opens">
          <Button onClick={() => setOpen('question')}>Remove this trip</Button>
        </Specimen>
        <Specimen note="toasts; appear">
          <Button
            onClick={() =>
              say({
                title: 'Day 3 moved to 09:00',
                text: 'Still €142.00.',
                action: { label: 'Undo', onAction: () => {} },
              })
            }
          >
            Say it
          </Button>{' '}
          <Button
            onClick={() => say({ title: 'Could not save', text: 'You are offline.', variant: 'destructive' })}
          >
            Say it failed
          </Button>
        </Specimen>
      </div>
      <Suspense fallback={null}>
        {open && (
          <Dialog
            isOpen
            onOpenChange={() => setOpen(null)}
            title={open === 'question' ? 'Remove this trip?' : 'Share this trip?'}
            isAlert={open === 'question'}
            actions={
              <>
                <Button onClick={() => setOpen(null)}>Keep it</Button>
                <Button variant={open === 'question' ? 'danger' : 'primary'} onClick={() => setOpen(null)}>
                  {open === 'question' ? 'Remove' : 'Copy the link'}
                </Button>
              </>
            }
          >
            <p>Anyone with the link can read the days and the map.</p>
          </Dialog>
        )}
      </Suspense>
      {talking && <ToastRegion />}
    </Section>
  )
}
