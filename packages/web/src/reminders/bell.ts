let context: AudioContext | null = null

/** Two soft tones, made here: there is no file to fetch. A browser that was not touched yet stays silent. */
export function ringBell(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    tone(context, 880, 0)
    tone(context, 1_174.66, 0.16)
  } catch {
    // No sound is no harm.
  }
}

/** A short one, where the device can. */
export function shake(): void {
  if ('vibrate' in navigator) navigator.vibrate([80, 60, 80])
}

function tone(audio: AudioContext, frequency: number, after: number): void {
  const begins = audio.currentTime + after
  const [source, loudness] = [audio.createOscillator(), audio.createGain()]
  source.frequency.value = frequency
  loudness.gain.setValueAtTime(0.0001, begins)
  loudness.gain.exponentialRampToValueAtTime(0.16, begins + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.0001, begins + 0.9)
  source.connect(loudness).connect(audio.destination)
  source.start(begins)
  source.stop(begins + 1)
}
