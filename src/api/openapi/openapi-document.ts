import type { Components, JsonSchema } from './openapi-schemas.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: JsonSchema
  example?: unknown
}
export type Media = {
  schema: JsonSchema
  example?: object | string | undefined
  encoding?: Record<string, { contentType: string }>
}
export type Content = Record<string, Media>
type Header = { description: string; schema: JsonSchema }
export type Response = { description: string; headers?: Record<string, Header>; content?: Content }
export type Operation = {
  operationId: string
  tags: [string]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Response | { $ref: string }>
}
export type OpenApi = {
  openapi: '3.1.1'
  info: { title: string; version: string; summary: string; description: string; license: object }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Components
    responses: Record<string, Response>
    securitySchemes: Record<string, object>
  }
}
