import { useState } from 'react'

export default function Login() {
  const [count, setCount] = useState(0)
  return (
    <section>
      <h1>Connexion d’ailleurs</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Essais : {count}
      </button>
    </section>
  )
}
