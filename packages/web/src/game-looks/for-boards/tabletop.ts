/** What boards of games from outside find under `@turnwright/tabletop`: what is lit on the page is told through it. */
export * from '@turnwright/tabletop'
