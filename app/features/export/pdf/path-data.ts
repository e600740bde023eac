import { type PathStep, pathSteps } from '~/features/posters/path-steps'
import { num } from './pdf-file'

/** SVG path data as operators of a PDF page. */
export function pathOperators(data: string): string {
  return pathSteps(data).map(operator).join('\n')
}

function operator(step: PathStep): string {
  switch (step.kind) {
    case 'move':
      return `${num(step.x)} ${num(step.y)} m`
    case 'line':
      return `${num(step.x)} ${num(step.y)} l`
    case 'curve':
      return `${step.points.map(num).join(' ')} c`
    case 'close':
      return 'h'
  }
}
