import type { SignInAnswer } from '../api/session.ts'
import { type RoleName, roleNames } from '../domain/user.ts'

export const signInPath = '/login'
export const homePath = '/dashboard'

const lost = 'session-lost'

/** Known from signing in until the page is reloaded; only the role outlives that. */
let signedInUser: SignInAnswer['user'] | null = null

export function storedToken(): string | null {
  return localStorage.getItem('jwt')
}

export function storedRole(): RoleName | undefined {
  return roleNames.find((role) => role === localStorage.getItem('role'))
}

export function currentUser(): SignInAnswer['user'] | null {
  return signedInUser
}

export function beginSession({ token, user }: SignInAnswer, language: string): void {
  signedInUser = user
  localStorage.setItem('jwt', token)
  localStorage.setItem('role', user.role_name)
  localStorage.setItem('language', language)
}

export function endSession(): void {
  signedInUser = null
  localStorage.removeItem('jwt')
  localStorage.removeItem('role')
}

/** The server no longer knows the token: forget it and tell whoever is on screen. */
export function loseSession(): void {
  endSession()
  dispatchEvent(new Event(lost))
}

/** Also hears another tab log out. */
export function onSessionLost(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    if ((event.key === 'jwt' || event.key === null) && !storedToken()) listener()
  }
  addEventListener(lost, listener)
  addEventListener('storage', followOtherTab)
  return () => {
    removeEventListener(lost, listener)
    removeEventListener('storage', followOtherTab)
  }
}

export function signInAddress(location: { pathname: string; search: string }): string {
  return `${signInPath}?${new URLSearchParams({ next: location.pathname + location.search })}`
}

/** Where signing in leads: the dashboard page that was asked for, never anywhere else. */
export function addressAfterSignIn(requestUrl: string): string {
  const { origin, searchParams } = new URL(requestUrl)
  const next = URL.parse(searchParams.get('next') ?? '', origin)
  const isOurs = next?.origin === origin && /^\/dashboard(\/|$)/.test(next.pathname)
  return next && isOurs ? next.pathname + next.search : homePath
}
