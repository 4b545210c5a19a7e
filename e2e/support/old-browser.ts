import type { BrowserContext } from '@playwright/test'

/** Removes popovers, which Safari 16, Chrome 112 and Firefox 124 lack, the oldest that Next supports. */
export async function withoutPopovers(context: BrowserContext) {
  await context.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    for (const name of ['popoverTargetElement', 'popoverTargetAction'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
    for (const owner of [Element.prototype, Document.prototype])
      for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
        const original: unknown = Reflect.get(owner, name)
        if (typeof original !== 'function') continue
        Reflect.set(owner, name, function (this: unknown, selector: string) {
          if (/(^|[^\\]):popover-open/.test(selector))
            throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError')
          return original.call(this, selector)
        })
      }
  })
}
