const pushDevice = () => import('@cadence/shared/push/push-device')

let lastChange: Promise<unknown> = Promise.resolve()

/** Resolves when the last change of the switch has taken effect in this browser and at the API, or has failed. */
export async function registrationSettled(): Promise<void> {
  await lastChange
}

/** Subscribes this browser to push messages. @returns false when it cannot receive any */
export function takesPush(): Promise<boolean> {
  const registering = register()
  lastChange = registering
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

/** Ends the push messages to this browser. Without a network, the API learns it with the next message. */
export function leavePush(): void {
  lastChange = unregister()
}

async function unregister(): Promise<void> {
  try {
    await (await pushDevice()).dropPush()
  } catch (error) {
    console.warn('The API does not know yet that this browser takes no push messages', error)
  }
}
