import { notFound } from 'next/navigation'
import { ServiceQuestions } from '@/components/faq/service-questions'
import { JsonLd } from '@/components/seo/json-ld'
import { services } from '@/content/services'
import { crumbs } from '@/content/ui/pages'
import { questionsPath, routes, servicePaths } from '@/lib/routes'
import { pageGraph } from '@/lib/seo/graphs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { questionSources } from '@/lib/site/references'
import { questionsMeta } from '@/lib/site/services'

export const dynamicParams = false

type Props = { params: Promise<{ service: string }> }

const find = async ({ params }: Props) => {
  const { service: key } = await params
  return services.find(service => service.key === key)
}

export function generateStaticParams() {
  return services.map(({ key }) => ({ service: key }))
}

export async function generateMetadata(props: Props) {
  const service = await find(props)
  if (!service) return {}
  const path = questionsPath(service.key)
  return pageMetadata({ path, ...questionsMeta(service), socialImageOf: servicePaths[service.key] })
}

export default async function ServiceQuestionsRoute(props: Props) {
  const service = await find(props)
  if (!service) notFound()
  const path = questionsPath(service.key)
  const trail = [
    { name: crumbs.home, path: routes.home },
    { name: crumbs.faq, path: routes.faq },
    { name: service.card.name, path },
  ]
  return (
    <>
      <JsonLd data={pageGraph({ path, ...questionsMeta(service), trail })} />
      <ServiceQuestions service={service} trail={trail} sources={questionSources(service)} />
    </>
  )
}
