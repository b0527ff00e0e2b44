import { useNavigate, useSearchParams } from 'react-router'

type Query = ConstructorParameters<typeof URLSearchParams>[0]

let underWay: URLSearchParams | null = null

/** A change starts from what was asked for last, which the page may not show yet. */
export function useQuery() {
  const [shown] = useSearchParams()
  const navigate = useNavigate()

  async function change(from: (latest: URLSearchParams) => Query) {
    const changed = new URLSearchParams(from(new URLSearchParams(underWay ?? location.search)))
    underWay = changed
    await navigate(`?${changed}`)
    if (underWay === changed) underWay = null
  }
  return { shown, change: (from: (latest: URLSearchParams) => Query) => void change(from) }
}
