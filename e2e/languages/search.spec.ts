import { articlePath, routes, servicePaths } from '../../lib/routes'
import { createSearch } from '../../lib/search/search'
import { localPath } from '../../lib/site/local-path'
import { language as spanish } from '../../translated/es/facts/language'
import { searchWords } from '../../translated/es/ui/search'
import { language as portuguese } from '../../translated/pt/facts/language'
import { openHydrated } from '../support/hydration'
import { served } from '../support/served'
import { expect, test } from '../support/test'

const testosterone = servicePaths['testosterone-replacement-therapy']
const weightLoss = servicePaths['medical-weight-loss']
const prp = servicePaths['prp-therapy']
const drips = servicePaths['iv-hydration-therapy']
const symptoms = articlePath('low-testosterone-symptoms-men')
const semaglutide = articlePath('semaglutide-weight-loss-glp1')
const question = (id: string) => `${routes.faq}#${id}`

/** Typical queries, and a page that must be among the first three results. */
const wanted = [
  {
    language: spanish,
    queries: {
      precio: routes.prices,
      'cuánto cuesta': routes.prices,
      'cuanto cuesta la testosterona': routes.prices,
      seguro: question('insurance'),
      'aceptan seguro médico': question('insurance'),
      'bajar de peso': weightLoss,
      panza: weightLoss,
      mounjaro: question('ozempic-mounjaro'),
      ozempic: semaglutide,
      'testosterona baja': symptoms,
      testosterona: testosterone,
      'testosterona libre': routes.calculator,
      inyección: `${testosterone}#injection-or-cream`,
      'tener hijos': `${testosterone}#fertility`,
      'es peligroso para el corazón': articlePath('trt-and-heart-health'),
      cansancio: symptoms,
      'falta de energía': symptoms,
      'poco deseo sexual': symptoms,
      'disfunción eréctil': articlePath('erection-problems-causes-treatment'),
      'no se me para': prp,
      'caída del cabello': prp,
      sueros: drips,
      cita: question('scheduling'),
      'hacer una cita': question('scheduling'),
      'cancelar mi cita': question('cancellation'),
      horario: routes.contact,
      '¿dónde están?': routes.contact,
      'consulta por video': question('telemedicine'),
      'examen de sangre': question('fasting'),
      'olvidé mi contraseña': routes.auth,
    },
  },
  {
    language: portuguese,
    queries: {
      preço: routes.prices,
      'quanto custa': routes.prices,
      'plano de saúde': question('insurance'),
      emagrecer: weightLoss,
      'testosterona baixa': testosterone,
      injeção: `${testosterone}#injection-or-cream`,
      impotência: prp,
      'queda de cabelo': prp,
      soro: drips,
      'marcar consulta': question('scheduling'),
      horário: routes.contact,
      jejum: question('fasting'),
    },
  },
]

for (const { language, queries } of wanted) {
  test(`${language.own}: ${Object.keys(queries).length} queries find their page`, async ({ request }) => {
    const index = await served(request, localPath('/search-index.json', language))
    const find = createSearch(JSON.parse(index))
    for (const [query, page] of Object.entries(queries)) {
      const first = find(query).slice(0, 3)
      // A service is found by one of its questions, too.
      const pages = first.flatMap(({ href }) => [href, href.replace(/#.*/, '')])
      expect.soft(pages, query).toContain(page)
    }
  })
}

test('the search page finds while typing, in Spanish, and opens the Spanish page', async ({ page }) => {
  await openHydrated(page, localPath(routes.search, spanish))
  await page.getByLabel(searchWords.label).fill('bajar de peso')
  const result = page.locator(`a[href="${localPath(weightLoss, spanish)}"]`).filter({
    hasText: searchWords.kinds.Services,
  })
  await expect(result).toBeVisible()
  const count = searchWords.results.replace('{count}', '\\d+')
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count}$`) })).toBeVisible()
  await page.getByLabel(searchWords.label).fill('xyzxyz')
  await expect(page.getByText(searchWords.nothing.replace('{query}', 'xyzxyz'))).toBeVisible()
  await page.getByLabel(searchWords.label).fill('bajar de peso')
  await result.click()
  await expect(page).toHaveURL(localPath(weightLoss, spanish))
})
