import { useEffect, useEffectEvent } from 'react'

/** Reads the query after hydration and after Back and Forward: the served page is the same for every query. */
export function useQuery(onQuery: (query: URLSearchParams) => void) {
  const read = useEffectEvent(() => onQuery(new URLSearchParams(location.search)))
  useEffect(() => {
    const onPopState = () => read()
    read()
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
}
