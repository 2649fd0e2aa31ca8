/**
 * Long procedures as plain data: a list of tasks in the state. A step takes the first task, may add more, and asks
 * what it must, so that every task begins at a checkpoint and no question makes more than its own task run again.
 */
export type Agenda<Task> = Task[]

/** Before anything else on the agenda, in the given order. */
export function doNext<Task>(agenda: Agenda<Task>, ...tasks: readonly Task[]): void {
  // Shifting by hand: agendas are short, and every step does this.
  const [before, more] = [agenda.length, tasks.length]
  for (let i = 0; i < more; i++) agenda.push(tasks[i] as Task)
  for (let i = before - 1; i >= 0; i--) agenda[i + more] = agenda[i] as Task
  for (let i = 0; i < more; i++) agenda[i] = tasks[i] as Task
}

/** After everything that is on the agenda already. */
export function doLater<Task>(agenda: Agenda<Task>, ...tasks: readonly Task[]): void {
  agenda.push(...tasks)
}

export function takeTask<Task>(agenda: Agenda<Task>): Task | undefined {
  const [first] = agenda
  // By hand: shift leaves a list behind that is slower to read.
  for (let i = 1; i < agenda.length; i++) agenda[i - 1] = agenda[i] as Task
  agenda.pop()
  return first
}
