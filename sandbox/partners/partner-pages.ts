import { html } from 'hono/html'
import { sandboxPage } from '../sandbox-page'

const signInForm = (action: string) => html`
<form method="post" action="${action}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password">
<button>Sign in</button>
</form>`

/** Pages that the site links to; most open in a new tab. */
export const partnerPages = {
  '/booking': sandboxPage({
    standsInFor: 'booking service',
    body: html`<p>A real visitor would pick a day and a time for the first visit here.</p>`,
  }),
  '/portal': sandboxPage({ standsInFor: 'patient portal', body: signInForm('/portal') }),
  '/dispensary': sandboxPage({
    standsInFor: 'supplement dispensary',
    body: html`<p>Patients would order the supplements that were recommended to them here.</p>`,
  }),
  '/directions': sandboxPage({
    standsInFor: 'map directions',
    body: html`<p>The route to the clinic would be shown here.</p>`,
  }),
  '/google-reviews': sandboxPage({
    standsInFor: 'Google reviews page',
    body: html`<p>The reviews that patients left on Google would be listed here.</p>`,
  }),
  '/guide-preview': sandboxPage({
    standsInFor: 'guide preview page',
    body: html`<p>The marketing service would show the free guide here.</p>`,
  }),
} as const

/** Pages that the site shows inside a frame. */
export const partnerFrames = {
  // About as tall as a real one, so that its frame of 1469 px ends where the form does.
  '/contact-form': sandboxPage({
    standsInFor: 'contact form',
    script: '/contact-form-frame.js',
    body: html`
<form method="post" action="/contact-form">
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="email">
<label for="phone">Phone</label>
<input id="phone" name="phone" type="tel" autocomplete="tel">
<label for="town">Town</label>
<input id="town" name="town" autocomplete="address-level2">
<label for="language">Language of the reply</label>
<input id="language" name="language">
<label for="way">Reply by phone or e-mail</label>
<input id="way" name="way">
<label for="day">Best day</label>
<input id="day" name="day">
<label for="time">Best time</label>
<input id="time" name="time">
<label for="heard">How did you hear of us?</label>
<input id="heard" name="heard">
<label for="message">Message</label>
<textarea id="message" name="message" rows="10"></textarea>
<button>Send message</button>
</form>`,
  }),
  '/map': sandboxPage({
    standsInFor: 'embedded map',
    body: html`<p>A map with the clinic on it would be shown here.</p>`,
  }),
  '/video': sandboxPage({
    standsInFor: 'embedded video',
    body: html`<p>A video would play here, with captions.</p>`,
  }),
} as const

/** The responses to the two forms. The request bodies are never read. */
export const partnerAnswers = {
  '/portal': sandboxPage({
    standsInFor: 'patient portal',
    body: html`<p role="status">Here a patient would be signed in now.</p><p><a href="/portal">Back</a></p>`,
  }),
  '/contact-form': sandboxPage({
    standsInFor: 'contact form',
    script: '/contact-form-frame.js',
    body: html`<p role="status">Here the message would be sent now.</p><p><a href="/contact-form">Back</a></p>`,
  }),
} as const

export const plainPage = (standsInFor: string) =>
  sandboxPage({ standsInFor, body: html`<p>This would be shown here: ${standsInFor}.</p>` })
