import { createClient } from '@turnwright/protocol/client'

/** The page's one line to the server it came from. */
export const client = createClient()
