import { proxy } from 'valtio'

/** Whether the drawer that holds the sidebar on small screens is open. */
export const drawerState = proxy({ open: false })
