import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { addresses } from '../../e2e/support/addresses'
import type { Target, Visitor } from './engine-visitor'

const patienceMs = 10_000

const candidates = {
  button: 'button, summary, [role="button"], input[type="submit"]',
  link: 'a[href]',
  field: 'input, select, textarea',
  text: 'body *',
}

/** Runs in the page: the visible elements of a kind and name. */
function findVisible(selector: string, { kind, name, exact, within }: Target): Element[] {
  const wanted = exact ? name : name.toLowerCase()
  return [...document.querySelectorAll(selector)].filter(element => {
    if (within && !element.parentElement?.closest(within)) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const label = element.getAttribute('aria-label')
    const names =
      kind === 'field' && element instanceof HTMLInputElement
        ? [label ?? '', ...[...(element.labels ?? [])].map(one => one.textContent)]
        : [(kind === 'text' ? undefined : label) ?? element.textContent]
    return (
      names
        .map(one => one.replace(/\s+/g, ' ').trim())
        .some(one => (exact ? one === wanted : one.toLowerCase().includes(wanted))) &&
      // Text matches its innermost element only.
      (kind !== 'text' ||
        ![...element.children].some(child => child.textContent.toLowerCase().includes(wanted)))
    )
  })
}

function countVisible(selector: string): number {
  return [...document.querySelectorAll(selector)].filter(element =>
    element.checkVisibility({ visibilityProperty: true }),
  ).length
}

const scrollToMiddle = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })"

/** Visitor for a browser with a WebDriver of its own. */
/** Keys that Playwright names and WebDriver writes as a code point. */
const namedKeys: Record<string, string> = { End: Key.END, Escape: Key.ESCAPE, PageDown: Key.PAGE_DOWN }

export function webdriverVisitor(driver: WebDriver): Visitor {
  async function until(what: string | (() => string), isSo: () => Promise<boolean>) {
    const deadline = Date.now() + patienceMs
    while (!(await isSo())) {
      if (Date.now() > deadline)
        throw new Error(`Not within ${patienceMs / 1000} s: ${typeof what === 'string' ? what : what()}`)
      await driver.sleep(100)
    }
  }

  const inWords = ({ kind, name, within }: Target) => `${kind} "${name}"${within ? ` in ${within}` : ''}`

  const all = (target: Target): Promise<WebElement[]> =>
    driver.executeScript<WebElement[]>(findVisible, candidates[target.kind], target)

  async function first(target: Target): Promise<WebElement> {
    await until(`${inWords(target)} is visible`, async () => (await all(target)).length > 0)
    const [element] = await all(target)
    if (!element) throw new Error(`${inWords(target)} went away`)
    await driver.executeScript(scrollToMiddle, element)
    return element
  }

  // Hydration waits for input, and moving the pointer to where it is sends none: alternate between two places.
  let pointer = 200
  async function isHydrated() {
    pointer = pointer === 200 ? 210 : 200
    await driver.actions().move({ x: pointer, y: 200 }).perform()
    return (await driver.executeScript('return document.documentElement.dataset.app')) === 'ready'
  }

  return {
    async open(path) {
      await driver.get(addresses.site + path)
      await until(`${path} is hydrated`, isHydrated)
    },
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    click: async target => (await first(target)).click(),
    async fill(field, text) {
      const element = await first(field)
      await element.clear()
      await element.sendKeys(text)
    },
    async press(keys) {
      const [key = '', modifier] = keys.split('+').reverse()
      const pressed = namedKeys[key] ?? key
      const actions = driver.actions()
      if (modifier === 'Control') actions.keyDown(Key.CONTROL)
      actions.keyDown(pressed).keyUp(pressed)
      if (modifier === 'Control') actions.keyUp(Key.CONTROL)
      await actions.perform()
    },
    back: () => driver.navigate().back(),
    sees: target => until(`${inWords(target)} is visible`, async () => (await all(target)).length > 0),
    lacks: target => until(`${inWords(target)} is gone`, async () => (await all(target)).length === 0),
    async seesInFrame(title, text) {
      const frames = () => driver.findElements(By.css(`iframe[title="${title}"]`))
      await until(`the frame "${title}"`, async () => (await frames()).length > 0)
      const [frame] = await frames()
      if (!frame) throw new Error(`The frame "${title}" went away`)
      await driver.switchTo().frame(frame)
      await until(`"${text}" in the frame "${title}"`, async () => {
        const words = await driver.executeScript<string>('return document.body.textContent')
        return words.includes(text)
      })
      await driver.switchTo().defaultContent()
    },
    isAt: path =>
      until(`the address is ${path}`, async () => (await driver.getCurrentUrl()) === addresses.site + path),
    holds: (field, value) =>
      until(`${inWords(field)} holds "${value}"`, async () => {
        const [element] = await all(field)
        return (
          element !== undefined &&
          (await driver.executeScript('return arguments[0].value', element)) === value
        )
      }),
    async counts(selector, count) {
      let found = -1
      await until(
        () => `${count} of ${selector} are visible, not ${found}`,
        async () => {
          found = await driver.executeScript<number>(countVisible, selector)
          return found === count
        },
      )
    },
    read: expression => driver.executeScript(`return ${expression}`),
  }
}
