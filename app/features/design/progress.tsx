import { PrintingProgress } from '~/ui/printing-progress'
import { Skeleton } from '~/ui/skeleton'
import { Section, Specimen } from './section'

const steps = ['Reading your wishes', 'Finding real places', 'Measuring the ways', 'Adding up to the cent']

export function Progress() {
  return (
    <Section id="progress" title="Work under way">
      <div className="design-row">
        {[0, 2, 4].map((done) => (
          <Specimen key={done} note={`printing, ${done} of 4 plates`}>
            <PrintingProgress steps={steps.map((name, index) => ({ id: name, name, done: index < done }))} />
          </Specimen>
        ))}
        <Specimen note="skeleton">
          <Skeleton art="design-art" lines={4} />
        </Specimen>
      </div>
    </Section>
  )
}
