import { type Location, useLocation, useNavigation } from 'react-router'

/** Of the page that is being loaded, else of the one that is open: what says where one is moves at once. */
export function useNextLocation(): Location {
  const { state, location } = useNavigation()
  const here = useLocation()
  return state === 'loading' ? location : here
}
