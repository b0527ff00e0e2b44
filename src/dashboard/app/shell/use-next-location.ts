import { type Location, useLocation, useNavigation } from 'react-router'

/**
 * A page that is being loaded counts at once, so that the mark of the present place moves without
 * delay.
 */
export function useNextLocation(): Location {
  const { state, location } = useNavigation()
  const here = useLocation()
  return state === 'loading' ? location : here
}
