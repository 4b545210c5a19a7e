/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { GuideForm } from '@/components/guide/guide-form'

test('as served, the form lets the browser require both fields: without JavaScript nothing else does', () => {
  const html = renderToStaticMarkup(
    <GuideForm previewUrl="/preview" button="Get Free Guide" again="Open it" missing="Missing" />,
  )
  expect(html).not.toMatch(/novalidate/i)
  expect(html.match(/<input[^>]* required=""/g)).toHaveLength(2)
})

test('as served, no field has a name: a browser that sends the form itself sends nothing typed', () => {
  const html = renderToStaticMarkup(
    <GuideForm previewUrl="/preview" button="Get Free Guide" again="Open it" missing="Missing" />,
  )
  expect(html).not.toMatch(/<(?:input|button)[^>]* name=/)
})
