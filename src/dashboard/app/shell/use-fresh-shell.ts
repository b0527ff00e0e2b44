import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** The dashboard is called as the company is, and its menu as the sections are: anew after a save. */
export function useFreshShell(loaded: number, saved: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (saved !== loaded) void revalidate()
  }, [loaded, saved, revalidate])
}
