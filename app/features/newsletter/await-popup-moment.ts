import { popupDelay, popupRetry } from '~/domain/marketing/popup/popup-rules'
import { readAnswer } from '~/features/answers/read-answer'
import { markPopupShown, popupShown } from './popup-shown'

/**
 * While one of these is present no popup opens: a dialog or menu, a running generation, an open editor, a form
 * in use.
 */
const inTheWay =
  'dialog[open], [role="dialog"], [role="alertdialog"], [popover]:popover-open, [aria-busy="true"], [data-uninterrupted]'
const typing = 'input, textarea, select'

/**
 * Calls back once, after the delay or, with a mouse, when the pointer leaves at the window's top edge. While something
 * prevents the popup, the call is postponed. Returns a function that cancels it.
 */
export function awaitPopupMoment(onMoment: () => void): () => void {
  let timer = setTimeout(onDelay, popupDelay)
  let done = false
  let left = false
  const hasMouse = window.matchMedia('(hover: hover) and (pointer: fine)').matches

  function onDelay() {
    if (!document.hidden && !document.activeElement?.matches(typing) && tryNow()) return
    timer = setTimeout(onDelay, popupRetry)
  }

  function onLeave(event: MouseEvent) {
    if (event.relatedTarget === null && event.clientY <= 0) tryNow()
  }

  function tryNow(): boolean {
    if (done) return true
    if (popupShown()) {
      stop()
      return true
    }
    if (document.querySelector(inTheWay)) return false
    stop()
    // While the server is asked, the reader may go to a page where the popup must not open.
    openOnce(() => {
      if (!left && !document.querySelector(inTheWay)) onMoment()
    })
    return true
  }

  function stop() {
    done = true
    clearTimeout(timer)
    document.removeEventListener('mouseout', onLeave)
    document.removeEventListener('mouseleave', onLeave)
  }

  if (hasMouse) {
    document.addEventListener('mouseout', onLeave)
    document.addEventListener('mouseleave', onLeave)
  }
  return () => {
    left = true
    stop()
  }
}

/** Another tab of the session may have shown it; the server knows. If it cannot be asked, this tab decides. */
async function openOnce(onMoment: () => void): Promise<void> {
  markPopupShown()
  try {
    const response = await fetch('/api/popup/seen')
    if (response.ok && (await readAnswer(response, 'seen')).seen) return
    fetch('/api/popup/seen', { method: 'POST', keepalive: true }).catch(() => {})
  } catch {
    // Without a network the popup is shown.
  }
  onMoment()
}
