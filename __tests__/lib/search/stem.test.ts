/** @jest-environment node */

import { endings as spanish } from '@/content/es/synonyms'
import { endings as portuguese } from '@/content/pt/synonyms'
import { endings as english } from '@/content/synonyms'
import { stemOf } from '@/lib/search/stem'

test.each([
  ['English', english, ['stop', 'stops', 'stopped', 'stopping']],
  ['English', english, ['lose', 'loses', 'losing', 'loss']],
  ['English', english, ['inject', 'injected', 'injection', 'injections']],
  ['English', english, ['therapy', 'therapies']],
  ['Spanish', spanish, ['dejar', 'dejo', 'deja', 'dejan', 'dejaron', 'dejado', 'dejando', 'dejarla']],
  ['Spanish', spanish, ['perder', 'pierdo', 'pierden', 'perdida', 'perdiendo', 'perderia']],
  ['Spanish', spanish, ['doler', 'duele', 'duelen', 'dolio']],
  ['Spanish', spanish, ['cansado', 'cansada', 'cansados', 'cansar']],
  ['Portuguese', portuguese, ['parar', 'paro', 'parou', 'pararam', 'parando']],
  ['Portuguese', portuguese, ['emagrecer', 'emagreci', 'emagreceu', 'emagrecendo', 'emagrecido']],
  ['Portuguese', portuguese, ['sessao', 'sessoes']],
  ['Portuguese', portuguese, ['erecao', 'erecoes']],
])('%s: forms of one word have one stem', (_, endings, forms) => {
  expect(new Set(forms.map(form => stemOf(form, endings))).size).toBe(1)
})

test.each([
  ['English', english, ['liver', 'live']],
  ['English', english, ['number', 'numb']],
  ['English', english, ['pill', 'pellet']],
  ['Spanish', spanish, ['piel', 'pelo']],
  ['Spanish', spanish, ['analisis', 'animo']],
  ['Portuguese', portuguese, ['pele', 'peito']],
  ['Portuguese', portuguese, ['sangue', 'sono']],
])('%s: two words have two stems', (_, endings, words) => {
  expect(new Set(words.map(word => stemOf(word, endings))).size).toBe(words.length)
})

test('a stem has at least three letters', () => {
  expect(stemOf('red', { dropped: ['ed'] })).toBe('red')
  expect(stemOf('used', { dropped: ['ed', 'd'] })).toBe('use')
  expect(stemOf('', english)).toBe('')
})
