import { offerAllServices } from './offer-all-services'

/**
 * Findings about what the English pages say, as JSON. tools/editorial/content-check.ts starts it when a service has ended:
 * rules and claims are about all texts, also about those that have left their page with the service.
 */
async function main() {
  offerAllServices()
  const { pageFindings } = await import('./page-findings')
  process.stdout.write(JSON.stringify(await pageFindings()))
}

void main()
