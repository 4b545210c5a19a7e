import { routes, servicePaths } from '@/lib/routes'
import { Section } from '../sections/section'
import { GoLink } from '../ui/buttons'
import { WithPortal } from '../ui/portal-link'

type ValueProofsProps = { heading: string; values: readonly { title: string; text: string; link: string }[] }

const trt = 'testosterone-replacement-therapy'

/** Where each value can be checked, in the order of the values. */
const proofs = [`${servicePaths[trt]}#references`, routes.about, `${servicePaths[trt]}#steps`]

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
              <h3 className="text-md">{title}</h3>
              <p className="mt-1">
                <WithPortal in={text} />
              </p>
              {proof ? <GoLink href={proof}>{link}</GoLink> : null}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
