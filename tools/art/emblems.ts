import { type HeadName, heads } from './figures'

/**
 * What stands for a service in menus and lists: one whole object with air around it, drawn for 56 px. One file for both
 * schemes, which keeps lists of emblems small. Browsers that ignore the query show the light one.
 */
export const emblemBox = { width: 104, height: 78 } as const

const shadow = 'fill="#0B211C" fill-opacity=".2"'

/** A piece of paper: its shadow, then itself. */
const paper = (path: string, fill: string) =>
  `<path d="${path}" transform="translate(1.5 2)" ${shadow}/><path d="${path}" fill="${fill}"/>`

const dots = (xs: readonly number[], y: number) =>
  xs.map(x => `<circle cx="${x}" cy="${y}" r="2.6" fill="#FCFBF6"/>`).join('')

const bead = (x: number, y: number, fill: string) =>
  `<circle cx="${x + 1.2}" cy="${y + 1.8}" r="9" ${shadow}/><circle cx="${x}" cy="${y}" r="9" fill="${fill}"/>`

const tube = 'M42 15H62V57Q62 69 52 69T42 57Z'
const bag = 'M40 15H64Q70 15 70 21V46Q70 55 61 55H43Q34 55 34 46V21Q34 15 40 15Z'

const objects: Record<HeadName, string> = {
  /** The level between two injections, and the line of the range. */
  testosterone: `${paper('M12 62C20 62 22 13 34 13S58 46 70 40S84 22 92 17V67H12Z', '#9DBBA5')}${paper('M12 66C22 66 24 29 36 29S60 54 72 50S86 40 92 36V67H12Z', '#4F8570')}${paper('M12 67C24 66 26 46 38 46S62 62 74 60S88 56 92 54V67H12Z', '#1F5A4A')}<path class="i" d="M12 25H92" stroke-width="1.4" stroke-dasharray="4 3.5"/>`,
  /** Steps of the dose. */
  dose: `${paper('M72 15H92V67H72Z', '#D9C27F')}${paper('M52 28H72V67H52Z', '#B58F3F')}${paper('M32 41H52V67H32Z', '#94701F')}${paper('M12 54H32V67H12Z', '#6E5210')}`,
  /** Blood that was spun: plasma, platelets, red cells. */
  prp: `${paper(tube, '#D9B45E')}<path d="M42 36H62V57Q62 69 52 69T42 57Z" fill="#8E2B2B"/><path d="M42 34H62V38.5H42Z" fill="#FCFBF6"/>${paper('M39 9H65V17H39Z', '#4A545A')}<path d="M46 21V56" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/>`,
  /** A pen over skin, its needles as fine as they are. */
  needles: `${paper('M12 42H92V67H12Z', '#C9B596')}<path d="M12 54H92V67H12Z" fill="#AE9676"/>${paper('M42 9H62L60 32H44Z', '#AAB1AE')}${paper('M41 32H63V38H41Z', '#6B757A')}<path d="M45 38V53M48.5 38V53M52 38V53M55.5 38V53M59 38V53" fill="none" stroke="#22282C" stroke-width=".8"/>`,
  /** A bag on its hook, with its line. */
  infusion: `<path class="i" d="M52 15V10Q52 8 55 8" stroke-width="2"/>${paper(bag, '#FCFBF6')}<path d="M34 31H70V46Q70 55 61 55H43Q34 55 34 46Z" fill="#6C98A2"/><path d="M59 24H65M59 31H65M59 38H65" stroke="#12302A" stroke-width="1.6"/><path class="i" d="M52 55V70" stroke-width="2"/>`,
  /** A short chain of amino acids. */
  peptides: `<path class="i" d="M21 51L37 30L52 48L68 27L83 42" stroke-width="3"/>${bead(21, 51, '#1F5A4A')}${bead(37, 30, '#FCFBF6')}${bead(52, 48, '#1F5A4A')}${bead(68, 27, '#D9B45E')}${bead(83, 42, '#FCFBF6')}`,
  /** Three programs by their length. */
  programs: `${paper('M12 14H34V28H12Z', '#A9B86A')}${paper('M12 32H58V46H12Z', '#7F9440')}${paper('M12 50H92V64H12Z', '#5B6E25')}${dots([17, 29], 21)}${dots([17, 35, 53], 39)}${dots([17, 41, 64, 87], 57)}`,
}

export function emblem(name: HeadName): string {
  const { day, night } = heads[name]
  const { width, height } = emblemBox
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>.g{fill:${day}}.i{fill:none;stroke:#12302A}@media(prefers-color-scheme:dark){.g{fill:${night}}.i{stroke:#ECEFE4}}</style><rect class="g" width="${width}" height="${height}"/>${objects[name]}</svg>`
}
