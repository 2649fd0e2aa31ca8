/** What the first page tells whoever has nothing of Turnwright yet to type: from an empty folder to a game on its workbench. */
export const START_COMMAND = 'npm create turnwright my-game && cd my-game && npm install && npm run dev'
