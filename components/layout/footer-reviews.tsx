'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'

type FooterReviewsProps = { children: ReactNode }

const pagesWithReviews: readonly string[] = [routes.home, routes.contact, routes.testimonials]

/** On every page that has no reviews of its own. */
export function FooterReviews({ children }: FooterReviewsProps) {
  return pagesWithReviews.includes(usePathname()) ? null : children
}
