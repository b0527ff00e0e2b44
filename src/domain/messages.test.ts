import { expect, test } from 'vitest'
import { messages } from './messages.ts'

/** The specification's sentences (§5 and §8), copied from it. */
const specified = {
  unauthorized: 'Unauthorized: Invalid credentials.',
  forbidden: 'Forbidden: You do not have permission.',
  notFound: 'Not Found: The requested resource was not found.',
  methodNotAllowed: 'Method not allowed',
  serverError: 'Internal Server Error: Please try again later.',
  noResponse: 'No response received from the server.',
  unexpected: 'An unexpected error occurred. Please try again.',
  errorOccurred: 'An error occurred',
  errorWhileSaving: 'An error occurred while saving.',
  authenticationRequired: 'Authentication required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  articleCreated: 'Article created successfully',
  articleSaved: 'Article saved successfully',
  articleUpdated: 'Article updated successfully',
  articleDeleted: 'article deleted successfully',
  articleEmptied: 'Article is empty in {lang} language',
  articlesNotFetched: 'Failed to fetch articles',
  articleNotDeleted: 'Failed to delete article',
  articleNotUpdated: 'Failed to update article',
  articleNotCreated: 'Failed to create article',
  noArticles: 'No articles found',
  noChanges: 'No changes to save',
  formReset: 'Form reset successfully',
  imageMissing: 'Please select an image file.',
  youtubeMissing: 'Please enter a YouTube URL.',
  youtubeInvalid: 'Please enter a valid YouTube URL.',
}

test('the specified sentences are there to the letter', () => {
  expect(messages).toMatchObject(specified)
})

test('every sentence of our own is a sentence', () => {
  const specifiedOnes = new Set<string>(Object.values(specified))
  const ours = Object.values(messages).filter((message) => !specifiedOnes.has(message))
  expect(ours.filter((message) => !/^[A-Z].+\.$/.test(message))).toEqual([])
})
