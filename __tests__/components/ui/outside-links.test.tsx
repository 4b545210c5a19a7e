import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactFormSection } from '@/components/contact/contact-form-section'
import { MapEmbed } from '@/components/integrations/map-embed'
import { VideoEmbed } from '@/components/integrations/video-embed'
import { ComplaintLinks } from '@/components/legal/complaint-links'
import { BookingButton, OutLink } from '@/components/ui/buttons'
import { clinic } from '@/content/facts/clinic'
import { common } from '@/content/ui/common'
import { outsideService } from '@/lib/addresses/link-language'
import { env } from '@/lib/env'

const portalUrl = 'https://portal.example/es'

jest.mock('@/content/facts/language', () => ({
  language: {
    ...jest.requireActual('@/content/facts/language').language,
    base: '/es',
    inEnglish: ' (en inglés)',
    outside: { portalUrl: 'https://portal.example/es' },
  },
}))

const links = () =>
  screen
    .getAllByRole('link')
    .map(link => [
      link.textContent?.replace(common.newTab, ''),
      link.getAttribute('href'),
      link.getAttribute('hreflang'),
    ])

test('in a translation, booking says that it is in English', () => {
  render(<BookingButton>Reservar primera consulta</BookingButton>)
  expect(links()).toEqual([['Reservar primera consulta (en inglés)', env.bookingUrl, 'en']])
})

test('a service with an address in the page’s language does not', () => {
  render(
    <OutLink kind="portal" {...outsideService('portalUrl')}>
      El portal
    </OutLink>,
  )
  expect(links()).toEqual([['El portal', portalUrl, null]])
})

test('the embedded contact form says that it is in English', () => {
  global.fetch = () => new Promise(() => {})
  render(
    <ContactFormSection
      heading="Escríbanos"
      note="Para una primera pregunta."
      portal="El portal"
      whose={{ heading: 'El formulario es de otra empresa', text: 'Se carga solo.' }}
      title="Formulario"
      onItsWay="Ya viene."
      failed="No se cargó."
    />,
  )
  expect(
    screen.getByRole('heading', { name: 'El formulario es de otra empresa (en inglés)' }),
  ).toBeInTheDocument()
})

test('authorities are in English, unless the link names their languages', () => {
  render(
    <ComplaintLinks
      noticeLink="El aviso, en inglés y en español"
      spanishLink="En español"
      formLink="Presentar una queja"
      nursingBoard="La junta"
      pharmacyBoard="La otra junta"
      notice={{ english: null, spanish: null }}
    />,
  )
  expect(links()).toEqual([
    ['El aviso, en inglés y en español', clinic.texasMedicalBoardNoticesUrl, null],
    ['En español', clinic.texasMedicalBoardNoticesUrl, null],
    ['Presentar una queja (en inglés)', clinic.texasMedicalBoardComplaintUrl, 'en'],
    ['La junta (en inglés)', 'https://www.bon.texas.gov', 'en'],
    ['La otra junta (en inglés)', 'https://www.pharmacy.texas.gov/consumer/complaint.asp', 'en'],
  ])
})

test('what stands in for a film or a map, also without JavaScript, opens it without an opener or a referrer', () => {
  const words = { title: 'Tour', button: '', note: '' }
  const html = renderToStaticMarkup(
    <>
      <VideoEmbed src="https://film.example" transcript={[]} title="Tour" />
      <MapEmbed src="https://map.example/frame" directionsUrl="https://map.example/way" {...words} />
    </>,
  )
  const away = html.match(/<a [^>]*>/g) ?? []
  expect(away.map(tag => /href="([^"]*)"/.exec(tag)?.[1])).toEqual([
    ...['https://film.example', 'https://film.example', 'https://map.example/way'],
  ])
  for (const tag of away) expect(tag).toContain('target="_blank" rel="noopener noreferrer"')
})
