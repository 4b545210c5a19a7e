import type { ReactNode } from 'react'
import { keepWords } from '@/content/ui/device'
import type { ModuleName } from '../bind'

type KeepButtonProps = {
  label?: string
  /** Beside the button. */
  children?: ReactNode
  'data-module'?: ModuleName
  'data-slug'?: string
  hidden?: boolean
}

/** Keeps something on this device, when pressed (keep-button.browser.ts). */
export function KeepButton({ label = keepWords.keep, children, ...bound }: KeepButtonProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6" {...bound}>
      <button type="button" className="text-link min-h-11 font-semibold" data-keep="">
        {label}
      </button>
      {children}
      <p role="status" className="note basis-full" />
    </div>
  )
}
