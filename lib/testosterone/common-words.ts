/**
 * Words around a value in any report (result, specimen, method, range, flag, date), in English, Spanish and Portuguese, without
 * accents and in lower case. They change nothing about the number. The page passes them to the calculator, so that no script
 * contains them.
 */
export const commonWords =
  'result results value values your my is was the of in on at for and or test unit units level levels serum ' +
  'plasma blood s mass moles volume lc ms ia eclia clia cmia method adult adults male males men final range ' +
  'ranges reference ref interval normal standard limits within out above below between flag status high low h l ' +
  'hh ll n a date collected reported fasting am pm mon tue wed thu fri sat sun lab labcorp quest diagnostics ' +
  'resultado resultados valor valores su es de del la el los en y o suero sangre serica metodo hombres adultos ' +
  'nivel rango intervalo referencia normales dentro fuera alto alta bajo baja fecha por encima debajo ' +
  'seu e ou do da dos em exame soro sangue homens faixa normais abaixo acima baixo data coleta'
