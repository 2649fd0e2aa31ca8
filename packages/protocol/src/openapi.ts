import { z } from 'zod'
import { BEAT_HEADER } from './beat-header.ts'
import { type ProblemCode, problemStatus } from './problem-codes.ts'
import { type Route, routes, streamRequest, streamRoute } from './routes.ts'
import { problem } from './schemas/problem.ts'
import { streamEvents } from './schemas/stream.ts'

type Json = Record<string, unknown>

/** What any request can meet. */
const USUAL: readonly ProblemCode[] = ['malformed', 'wrong-host', 'banned', 'too-many-requests', 'bug']
const USUAL_OF_CHANGES: readonly ProblemCode[] = [...USUAL, 'wrong-origin', 'too-large', 'wrong-type', 'stopping']

/** The route table as an OpenAPI 3.1 document. */
export function openapi(version: string): Json {
  const shapes = new Shapes()
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries<Route>(routes)) {
    const [method, path] = name.split(' ') as [string, string]
    const at = path.replace(/:(\w+)/g, '{$1}')
    paths[at] = { ...paths[at], [method.toLowerCase()]: operation(shapes, method, route) }
  }
  const [, path] = streamRoute.split(' ') as [string, string]
  paths[path.replace(/:(\w+)/g, '{$1}')] = { get: streamOperation(shapes) }
  return {
    openapi: '3.1.0',
    info: { title: 'Turnwright', version, description: 'Tables, seats and answers of turn-based games.' },
    paths,
    components: { schemas: shapes.all },
  }
}

function operation(shapes: Shapes, method: string, route: Route): Json {
  const usual = method === 'GET' ? USUAL : USUAL_OF_CHANGES
  return {
    summary: route.summary,
    parameters: [...parameters(shapes, 'path', route.params), ...parameters(shapes, 'query', route.query)],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { schema: shapes.of(route.body, 'input') } } },
        }),
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: shapes.of(route.response, 'output') } } },
      ...refusals(shapes, [...usual, ...route.problems]),
    },
  }
}

function streamOperation(shapes: Shapes): Json {
  const events = Object.entries(streamEvents).map(([name, schema]) => [name, shapes.of(schema, 'output')])
  return {
    summary: 'Follow a table: Server-Sent Events, resumed exactly with Last-Event-ID.',
    parameters: [
      ...parameters(shapes, 'path', streamRequest.params),
      ...parameters(shapes, 'query', streamRequest.query),
      { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } },
    ],
    responses: {
      200: {
        description: 'The data of each event, by its name, as JSON.',
        headers: {
          [BEAT_HEADER]: {
            description: 'Something comes at least every so many milliseconds; a line that misses two beats is dead.',
            schema: { type: 'integer' },
          },
        },
        content: { 'text/event-stream': { schema: { type: 'string' }, 'x-events': Object.fromEntries(events) } },
      },
      ...refusals(shapes, [...USUAL, ...streamRequest.problems]),
    },
  }
}

function parameters(shapes: Shapes, place: 'path' | 'query', fields: z.ZodObject | undefined): Json[] {
  return Object.entries(fields?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: shapes.of(schema as z.ZodType, 'input'),
  }))
}

function refusals(shapes: Shapes, codes: readonly ProblemCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => problemStatus[code])
  const schema = shapes.of(problem, 'output')
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      { description: of.join(', '), content: { 'application/problem+json': { schema } } },
    ]),
  )
}

interface Definition extends Json {
  readonly $defs?: Record<string, Json>
}

/** Schemas with an id are written once, under components. */
class Shapes {
  readonly all: Record<string, unknown> = {}

  of(schema: z.ZodType, io: 'input' | 'output'): unknown {
    const { $defs = {}, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Definition
    delete shape.$schema
    for (const [id, inner] of Object.entries($defs)) this.all[id] = moved(inner)
    return moved(shape)
  }
}

/** References point to the schema's own definitions; in the document they stand under components. */
function moved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moved)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? item.replace('#/$defs/', '#/components/schemas/') : moved(item),
    ]),
  )
}
