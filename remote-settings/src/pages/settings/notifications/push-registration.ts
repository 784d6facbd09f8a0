const pushDevice = () => import('@cadence/shared/push/push-device')

let last: Promise<unknown> = Promise.resolve()

/** Resolves when this browser is registered for push messages, or not any more, as the member turned the switch last. */
export async function registrationSettled(): Promise<void> {
  await last
}

/** Has push messages sent to this browser. @returns false when it cannot receive any */
export function takesPush(): Promise<boolean> {
  const registering = register()
  last = registering
  return registering
}

async function register(): Promise<boolean> {
  try {
    const { canReceivePush, takePush } = await pushDevice()
    if (canReceivePush()) await takePush()
    return canReceivePush()
  } catch (error) {
    console.warn('This browser takes no push messages', error)
    return false
  }
}

/** Has no more push messages sent to this browser. Without a network the API learns it with the next message. */
export function leavePush(): void {
  last = unregister()
}

async function unregister(): Promise<void> {
  try {
    await (await pushDevice()).dropPush()
  } catch (error) {
    console.warn('The API does not know yet that this browser takes no push messages', error)
  }
}
