/** Lower case, without accents: 'Análisis' -> 'analisis'. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
