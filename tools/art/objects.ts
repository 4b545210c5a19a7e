/** Things made of paper, for what the site offers besides services. The same colors suit both schemes. */

const colors = {
  dark: '#12302A',
  green: '#1F5A4A',
  pale: '#C3D3C1',
  sheet: '#FCFBF6',
  wood: '#8A6A3C',
  amber: '#C89B4A',
  label: '#F1EAD2',
} as const
type Tone = keyof typeof colors

const copy = (path: string, dx: number, dy: number, fill: string) =>
  `<path d="${path}" transform="translate(${dx} ${dy})" ${fill}/>`

/** A sheet that lies on the one below it: shadow, lit edge, paper. */
const laid = (tone: Tone, path: string) =>
  copy(path, 1.6, 2.2, 'fill="#0B211C" fill-opacity=".26"') +
  copy(path, -0.8, -1, 'fill="#fff" fill-opacity=".4"') +
  `<path d="${path}" fill="${colors[tone]}"/>`

/** A free piece also casts a wide shadow. */
const free = (tone: Tone, path: string) =>
  copy(path, 4, 6, 'fill="#0B211C" fill-opacity=".13"') + laid(tone, path)

const lines = (path: string, tone: Tone = 'dark', width = 3) =>
  `<path d="${path}" fill="none" stroke="${colors[tone]}" stroke-opacity=".6" stroke-width="${width}"/>`

const shapes = {
  questions:
    free('wood', 'M74 20h10v92H74Z') +
    free('green', 'M34 16h84l12 15-12 15H34Z') +
    free('pale', 'M126 54H42L30 68l12 14h84Z') +
    lines('M46 27h56M46 36h34', 'sheet') +
    lines('M52 64h60M52 73h38'),
  article:
    free('sheet', 'M40 10h62l22 20v78H40Z') +
    laid('pale', 'M102 10v20h22Z') +
    laid('green', 'M50 26h38v9H50Z') +
    lines('M50 46h62M50 55h50M50 64h58', 'dark', 2.5) +
    laid('pale', 'M50 76h58v8H50Z') +
    laid('green', 'M50 90h24v8H50Z'),
  portal:
    free('dark', 'M44 6h72q6 0 6 6v94q0 6-6 6H44q-6 0-6-6V12q0-6 6-6Z') +
    laid('sheet', 'M46 16h68v82H46Z') +
    laid('pale', 'M53 24h40v16H61l-6 6v-6h-2Z') +
    laid('green', 'M67 50h40v16h-2v6l-6-6H67Z') +
    lines('M53 80h48M53 89h34', 'dark', 2.5),
  bottle:
    free('amber', 'M54 34h52v66q0 6-6 6H60q-6 0-6-6Z') +
    free('sheet', 'M50 14h60v22H50Z') +
    laid('label', 'M54 52h52v34H54Z') +
    lines('M58 20v10M66 20v10M74 20v10M82 20v10M90 20v10M98 20v10', 'pale', 2) +
    lines('M62 62h36M62 70h36M62 78h22', 'dark', 2.5),
  talk:
    free('green', 'M22 24h60v58H44L30 96V82h-8Z') +
    free('sheet', 'M78 42h60v56h-8v12l-14-12H78Z') +
    lines('M32 40h40M32 52h40M32 64h26', 'sheet') +
    lines('M88 58h40M88 70h40M88 82h24'),
  calendar:
    free('sheet', 'M38 22h84v82H38Z') +
    laid('green', 'M38 22h84v20H38Z') +
    laid('dark', 'M55 14h6v16h-6ZM99 14h6v16h-6Z') +
    lines('M50 56h10M75 56h10M100 56h10M50 72h10M75 72h10M100 72h10M50 88h10', 'dark', 7) +
    laid('amber', 'M73 82h14v12H73Z'),
  // A sentence and the source it cites.
  source:
    free('sheet', 'M4 12h150v68H4Z') +
    lines('M16 28h96M16 42h120M16 56h70') +
    laid('amber', 'M92 50h14v12H92Z') +
    lines('M110 56h64', 'amber') +
    free('pale', 'M178 36h150v44H178Z') +
    laid('amber', 'M188 50h14v12h-14Z') +
    lines('M214 52h100M214 64h72'),
  // One plan, and two ways that it may point.
  plan:
    free('sheet', 'M4 4h112v84H4Z') +
    laid('green', 'M16 16h50v9H16Z') +
    lines('M16 38h86M16 50h64M16 62h86M16 74h40') +
    free('green', 'M150 10h126l14 15-14 15H150Z') +
    free('pale', 'M150 50h126l14 15-14 15H150Z') +
    lines('M164 25h92', 'sheet') +
    lines('M164 65h64'),
} as const

export type ObjectName = keyof typeof shapes
export const objectNames = Object.keys(shapes).filter((name): name is ObjectName => name in shapes)

/** The part of the drawing plane that each takes. */
export const objectBoxes: Readonly<
  Record<ObjectName, readonly [x: number, y: number, width: number, height: number]>
> = {
  questions: [24, 8, 116, 112],
  article: [28, 4, 108, 112],
  portal: [26, 0, 108, 120],
  bottle: [34, 6, 92, 108],
  talk: [14, 16, 132, 102],
  calendar: [26, 8, 108, 106],
  source: [0, 4, 340, 88],
  plan: [0, 0, 340, 96],
}

export const object = (name: ObjectName) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${objectBoxes[name].join(' ')}">${shapes[name]}</svg>`
