import { careTerms } from '../../content/facts/terms'
import { testFacts } from '../support/facts'

testFacts([
  {
    name: 'M8: the terms are beside the prices',
    paths: ['/services', '/faq'],
    says: [careTerms.minimumTerm.text, careTerms.notice.text],
    neverSays: ['ask how much notice', 'unless your plan says otherwise'],
  },
])
