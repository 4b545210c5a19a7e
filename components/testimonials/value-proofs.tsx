import { bloodDraws } from '@/content/ui/journeys'
import { art } from '@/lib/art'
import { routes, servicePaths } from '@/lib/routes'
import { StripAxis } from '../figures/journey-strip'
import { Section } from '../sections/section'
import { GoLink } from '../ui/buttons'
import { Picture } from '../ui/picture'
import { WithPortal } from '../ui/portal-link'

type ValueProofsProps = { heading: string; values: readonly { title: string; text: string; link: string }[] }

const trt = 'testosterone-replacement-therapy'

/** Where each value can be checked, in the order of the values, and its picture. */
const proofs = [
  {
    href: `${servicePaths[trt]}#references`,
    picture: <Picture art={art['object-source']} alt="" sizes="340px" />,
  },
  { href: routes.about, picture: <Picture art={art['object-plan']} alt="" sizes="340px" /> },
  {
    href: `${servicePaths[trt]}#steps`,
    picture: (
      <div className="strips">
        <div>
          <StripAxis strip={bloodDraws} />
        </div>
      </div>
    ),
  },
]

/** What the clinic stands by, each with its proof. */
export function ValueProofs({ heading, values }: ValueProofsProps) {
  return (
    <Section tone="tinted">
      <h2 className="side-title">{heading}</h2>
      <ul className="value-proofs">
        {values.map(({ title, text, link }, index) => {
          const proof = proofs[index]
          return (
            <li key={title}>
              <div className="value-picture">{proof?.picture}</div>
              <h3 className="text-md">{title}</h3>
              <p className="mt-1">
                <WithPortal in={text} />
              </p>
              {proof ? <GoLink href={proof.href}>{link}</GoLink> : null}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
