import { deniable, everywhere, type LanguageWording, type Rule, rule } from './language-wording'

/** Patterns without accents: see `withoutAccents`. */
const banned: readonly Rule[] = [
  ...everywhere,
  rule('ALL', /\bgaranti(d[oa]s?|r|mos|remos)\b|\bgarante\w*/i),
  // "Sem garantias" is a phrase of the terms of service.
  deniable('ALL', /\bgarantias?\b/i),
  rule('ALL', /\b100\s?% (de )?(satisf|sucesso|segur|efetiv|efica|natura)/i),
  rule('ALL', /\b(sem (nenhum )?riscos?|livres? de (riscos?|efeitos|dor)|indolor(es)?)\b/i),
  rule('ALL', /\b(sem|nao (tem|ha|causa|produz|provoca)m?) (nenhum )?efeitos? colatera(l|is)\b/i),
  rule('ALL', /\b(milagr\w+|revolucionari[oa]s?)\b/i),
  deniable(
    'ALL',
    /\b(curam?|curar|curara|revert\w+|reverte|sarar|saram)\b.*\b(doenca|doencas|diabetes|cancer|artrite|disfuncao|queda de cabelo)\b/i,
  ),
  rule('ALL', /\b(resultados?|cura|perda de peso|cabelos?) permanentes?\b/i),
  // In Brazil a 'tarja' is the stripe on the box that says how a medicine is sold.
  rule('ALL', /\btarjas? de advertencia\b/i),
  rule('ALL', /\bclinicamente (com)?provad/i),
  rule('ALL', /\bcientificamente (com)?provad/i),
  rule(
    'ALL',
    /((?<=\b[oa]s? )melhor(es)?|#1|\b(numero um|lider(es)?|de primeira|mais avancad[oa]s?))\b.{0,30}\b(clinica|medic[oa]|doutora?|profissional|atendimento|cuidado)\b/i,
  ),
  rule(
    'ALL',
    /\b(clinica|medic[oa]|doutora?|profissional|atendimento) ((e|somos) )?(lider|numero um|#1|([oa] )?mais bem avaliad[oa]|([oa] )?mais avancad[oa]|[oa] melhor)\b/i,
  ),
  rule(
    'ALL',
    /\b(elegivel|apt[oa]|qualificad[oa]) (para|pel[oa]|a) ?([oa] )?(conselho|junta|certificacao|titulo)\b/i,
  ),
  rule('ALL', /\bcertificad[oa]s? (pel[oa]|em|na|no|segundo|conforme) ?([oa] )?(lei )?HIPAA\b/i),
  rule('ALL', /\b(certificad[oa]s? (pela|segundo a)|cumpr\w+ a|conforme a|atend\w+ a) (lei )?ADA\b/i),
  deniable('ALL', /\b(aprovad|liberad|autorizad|registrad)[oa]s? (pela|na|junto a) FDA\b/i),
  rule('ALL', /\banti[- ]?(envelhecimento|idade)\b/i),
  rule('ALL', /\bfonte da (eterna )?juventude\b/i),
  rule('ALL', /\b(recuper|resgat|reconquist)\w+ (a )?(sua )?juventude\b/i),
  deniable('ALL', /\b(desintoxica\w*|detox)\b/i),
  rule(
    'GLP1',
    /\b(ozempic|wegovy|mounjaro|zepbound|semaglutida|tirzepatida)\b.{0,20}\bgeneric[oa]\b|\bgeneric[oa]s?\b.{0,20}\b(ozempic|wegovy|mounjaro|zepbound|semaglutida|tirzepatida)\b/i,
  ),
  rule(
    'GLP1',
    /\bmesm[oa]s?\b.{0,25}\b(ingrediente|principio|farmaco|droga|medicamento|remedio|coisa|resultados?)\b/i,
  ),
  rule('GLP1', /\b(equivalente|identic[oa]|comparavel|comparave)(is)?s? (a|ao|aos|com)\b/i),
  rule(
    'GLP1',
    /\b(perca|perder|perdera|elimine|eliminar|emagre[cç]\w+)\b.{0,15}\b\d+\+?\s?(lb|libras?|kg|quilos?|%)/i,
  ),
  rule('GLP1', /\bsem (fazer )?(dietas?|exercicios?)\b/i),
  rule('GLP1', /\b(derret\w+) (a |sua )?gordura\b/i),
  rule('GLP1', /\b15\s?([-–]|a)\s?20\s?%.{0,40}\b(6|12|seis|doze)\b/i),
  rule(
    'GLP1',
    /\b(por causa da|devido a|pela|pelo|durante [ao]|dada a|gracas a) ?(escassez|desabastecimento)\b/i,
  ),
  rule('TRT', /\bcardioprotet|\bproteg\w+ o (seu )?coracao\b|\bprotetor\w* do coracao\b/i),
  rule('TRT', /\bsegur[oa]s? para o (seu )?coracao\b/i),
  rule(
    'TRT',
    /\b(restaur|restitu|devolv)\w+ (a )?(sua )?(juventude|vitalidade|virilidade|masculinidade)\b|\brecuper\w+ (a )?(sua )?(virilidade|masculinidade)\b/i,
  ),
  rule('TRT', /\b(milhoes de homens|a maioria dos homens) (tem|sofrem?|apresentam?)\b/i),
  rule('TRT', /\b(voce )?(precisa (da|de)|se qualifica para( a)?) TRT\b/i),
  rule('TRT', /\bnao (afeta|altera|tem (nenhum )?efeito (sobre|em|na))( a)?( sua)? fertilidade\b/i),
  rule(
    'PEPT',
    /\b(saram?|curam?|reparam?|regeneram?|potencializam?|impulsionam?|queimam?|constroem|derretem?)\b/i,
  ),
  rule('PEPT', /\b(legal|legais|legalizad[oa]s?|aprovad[oa]s?) (de novo|novamente)\b|\blegalmente aprovad/i),
  rule('PEPT', /\b(uso|peptideos?) (de|em) pesquisa\b/i),
  deniable(
    'EXO',
    /\bexossomos?\b.{0,60}\b(tratam?|saram?|regeneram?|curam?|(com)?provad[oa]s?|aprovad[oa]s?|superior(es)?|melhor(es)? (do )?que)\b/i,
  ),
  rule('EXO', /\bcelulas?[- ]tronco\b/i),
  rule('PRP', /\bvampiro\b/i),
  rule('PRP', /\b(rebrot\w+|(volt|faz|faç)\w+ (a )?(re)?crescer|recresc\w+)\b/i),
  rule(
    'PRP',
    /\b(aument\w+ (o )?(tamanho|pen(is|iano))|aument\w+ peniano|alarg\w+ o (seu )?penis|grossura do penis|circunferencia do penis)\b/i,
  ),
  rule('PRP', /\bcuram? a (DE|disfuncao|impotencia)\b/i),
  rule(
    'IV',
    /\b(reforc|fortalec|potencializ|impulsion|aument|estimul)\w+\b.{0,15}\b(imun|(suas|as) defesas)/i,
  ),
  rule(
    'IV',
    /\b(curam?|curar|previnem?|previne|prevenir|tratam?|tratar|evitam?)\b.{0,25}\b(resfriados?|gripe|covid|ressaca|enxaquecas?|fadiga|cansaco|dependencia|vicio|cancer)\b/i,
  ),
  rule('IV', /\b100\s?% (de )?absor|\babsor\w+ (de |em )?100\s?%/i),
  rule('FUNC', /\b(causa raiz|raiz do problema)\b.{0,20}\b(cur|elimin|revert)/i),
  rule('FUNC', /\b(reinici|redefin|resset|reset)\w+ o (seu )?metabolismo\b/i),
  rule('FUNC', /\brenovacao celular\b/i),
  rule('REV', /\b150\+? (avaliacoes|comentarios)\b/i),
]

export const portuguese: LanguageWording = {
  banned,
  denial: /\b(nao|nem|nunca|jamais|sem|tampouco|nada|ninguem|nenhum|nenhuma|pouco|pouca)\b/i,
  approvedSubjects:
    /\b(semaglutida|tirzepatida|orforglipron|testosterona|minoxidil|finasterida|produtos?|medicamentos?|remedios?|dispositivos?|aparelhos?|kits?|gel|geis|ensaios? (de|com))\b/i,
  resultsVary: /\bresultados podem variar\b/i,
  averages: /\b(medi[ao]|habitual|tipic[oa])/i,
  services: {
    'testosterone-replacement-therapy': [
      /substancia controlada/i,
      /fertilidade|esperma/i,
      /hematocrito/i,
      /pressao arterial/i,
      /fibrilacao atrial/i,
      /embolia pulmonar|coagulos? n?os? pulm(ao|oes)/i,
    ],
    'medical-weight-loss': [
      /placebo/i,
      /com (uma )?(dieta|alimentacao) e (com )?atividade/i,
      /68 semanas/,
      /para[rm]?\b|interromp|suspen/i,
    ],
    'peptide-therapy': [
      /Agencia Mundial Antidopagem?|Agencia Mundial Antidoping|proibid[oa]s? em qualquer momento/i,
    ],
    'prp-therapy': [
      /off-label|fora da bula/i,
      /nao (e|sao|esta) aprovad[oa]s? pela FDA para/i,
      /minoxidil/i,
      /finasterida/i,
      /inibidores da (PDE-?5|fosfodiesterase)/i,
    ],
    microneedling: [/(autorizad|liberad)[oa]s? pela FDA/i],
    'iv-hydration-therapy': [
      /poucas provas|(provas|evidencias?) .*(limita|escassa)/i,
      /profissional (de saude )?(licenciado|com licenca|habilitado)/i,
      /agua (pela boca|por via oral)|beber agua|tomar agua/i,
      /doenca (renal|dos rins|nos rins)/i,
      /G6PD/,
    ],
    'functional-health-programs': [
      /nao substitui o (atendimento|cuidado|acompanhamento) (do|pelo) seu medico/i,
      /poucas provas|(provas|evidencias?) .*(limita|escassa)/i,
    ],
  },
  categories: {
    hormone: [
      /dois (dias|exames)|duas manhas/i,
      /substancia controlada/i,
      /esperma|fertil/i,
      /hematocrito|espess/i,
      /pressao arterial/i,
      /fibrilacao atrial/i,
    ],
    'weight-loss': [
      /boxed warning|advertencia em destaque/i,
      /placebo/i,
      /com (uma )?(dieta|alimentacao) e (com )?atividade/i,
    ],
    peptide: [/Agencia Mundial Antidop|WADA/i],
    functional: [/nao substitui o (atendimento|cuidado|acompanhamento) (do|pelo) seu medico/i],
    prp: [/off-label|fora da bula|nao (e|sao|esta) aprovad[oa]s? pela FDA para/i],
  },
  erections: /erec|eretil|\bDE\b/,
  prohibitions: {
    'two doses': /\b(nunca|nao) (use|tome|aplique) (duas doses|uma dose dupla)\b/gi,
    'skipping a dose': /\b(nunca|nao) pule uma dose\b/gi,
    'sharing a pen': /\b(nunca|nao) compartilhe uma caneta\b/gi,
    freezing: /\b(nunca|nao) [ao]s? congele\b/gi,
    'stopping alone': /\bnao (pare|suspenda|interrompa)\b/gi,
    nitrates: /\bnunca podem ser tomados com nitratos\b/gi,
    driving: /\bnao dirija\b/gi,
    injecting: /\bnao [oa]? ?injete\b/gi,
    cloudy: /\bnao [ao]? ?use se continuar turv[oa]\b/gi,
    'calling 911': /(?<!nao )\bligue (\S+ ){0,3}para (o )?911\b/gi,
  },
  articleWords: [900, 2000],
}
