import { atLeast, type PlanType, plans } from '~/domain/billing/plans'
import { offers } from '~/messages/en/offers'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { LinkButton } from '~/ui/link'

interface UpgradeDialogProps {
  plan: PlanType
  /** What was reached for: "Editing is part of the paid plans." */
  reason: string
  onClose: () => void
}

/** Says what another plan includes; the reader can stay on the current one. */
export function UpgradeDialog({ plan, reason, onClose }: UpgradeDialogProps) {
  const better = offers().filter((offer) => !atLeast(plan, offer.plan))
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Upgrade your plan"
      actions={
        <>
          <Button onClick={onClose}>Continue with {plans[plan].name} Plan</Button>
          <LinkButton to="/pricing" variant="primary">
            See Pricing Options
          </LinkButton>
        </>
      }
    >
      <p>{reason}</p>
      <dl className="border-ink-key border-t-2">
        {better.map(({ plan: id, name, price, period, features }) => (
          <div key={id} className="border-ink-line border-b py-2.5">
            <dt className="flex items-baseline justify-between gap-4">
              <span className="font-strong">{name}</span>
              <span className="text-small">
                <b className="text-[1.25rem] wdth-price">{price}</b> {period}
              </span>
            </dt>
            <dd className="text-ink-soft text-small leading-snug">{features.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
