// Made by `npm run generate -w api-client` from /api/v1/openapi.json. A test holds it equal.

export interface paths {
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the API and its database answer */
        get: operations["getApiV1Health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this process answers, whatever its database does */
        get: operations["getApiV1HealthLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a member and send the verification mail */
        post: operations["postApiV1AuthRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an e-mail address and sign in */
        post: operations["postApiV1AuthVerifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a further verification link */
        post: operations["postApiV1AuthResendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["postApiV1AuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["postApiV1AuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens */
        post: operations["postApiV1AuthRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to choose a new password */
        post: operations["postApiV1AuthForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password */
        post: operations["postApiV1AuthResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Begin to sign in with Google */
        get: operations["getApiV1AuthGoogle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Come back from Google */
        get: operations["getApiV1AuthGoogleCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in member */
        get: operations["getApiV1AuthUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's dashboards */
        get: operations["getApiV1Dashboards"];
        put?: never;
        /** Store a new dashboard */
        post: operations["postApiV1Dashboards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dashboards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Create a dashboard, or replace it unless the stored one was edited later */
        put: operations["putApiV1DashboardsById"];
        post?: never;
        /** Delete a dashboard */
        delete: operations["deleteApiV1DashboardsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has changed of what the member put into widgets */
        get: operations["getApiV1Records"];
        /** Store edits of what the member put into widgets, unless the stored ones are later */
        put: operations["putApiV1Records"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells when something of the member has changed */
        get: operations["getApiV1Changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's notices */
        get: operations["getApiV1Notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notices/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notice and all older ones as read */
        post: operations["postApiV1NoticesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's own referral code, and what came of it */
        get: operations["getApiV1Referrals"];
        put?: never;
        /** Enter the code of the member who brought you */
        post: operations["postApiV1Referrals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/community": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the goals of the community stand on */
        get: operations["getApiV1Community"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/community/milestones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What members who share it have reached lately */
        get: operations["getApiV1CommunityMilestones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a code to a member without a password */
        post: operations["postApiV1AccountCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password, or set the first one */
        post: operations["postApiV1Password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the member is signed in */
        get: operations["getApiV1Sessions"];
        put?: never;
        post?: never;
        /** Sign out all other devices */
        delete: operations["deleteApiV1Sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out a device */
        delete: operations["deleteApiV1SessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the member has entered */
        get: operations["getApiV1Export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/export/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All events and deadlines of the member */
        get: operations["getApiV1ExportCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the account and everything in it, at once */
        delete: operations["deleteApiV1Account"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of the member's private feed */
        get: operations["getApiV1Feed"];
        put?: never;
        /** Give the member's private feed a new address */
        post: operations["postApiV1Feed"];
        /** Switch the member's private feed off */
        delete: operations["deleteApiV1Feed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The private feed of a member */
        get: operations["getApiV1FeedById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member has chosen */
        get: operations["getApiV1Preferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Store what the member has chosen */
        patch: operations["patchApiV1Preferences"];
        trace?: never;
    };
    "/api/v1/push-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key with which a browser subscribes to push messages */
        get: operations["getApiV1PushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/push-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Let this browser take the member’s push messages */
        put: operations["putApiV1PushSubscription"];
        post?: never;
        /** Send no more push messages to this browser */
        delete: operations["deleteApiV1PushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reminders/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a reminder now, to see whether it arrives */
        post: operations["postApiV1RemindersTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ambassador-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply as an ambassador */
        post: operations["postApiV1AmbassadorApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/demo-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a demonstration at a school */
        post: operations["postApiV1DemoRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the team a question */
        post: operations["postApiV1SupportRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What visitors and members have sent by forms */
        get: operations["getApiV1InboxThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox/threads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One thread */
        get: operations["getApiV1InboxThreadsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the status of a thread */
        patch: operations["patchApiV1InboxThreadsById"];
        trace?: never;
    };
    "/api/v1/inbox/threads/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the sender by mail */
        post: operations["postApiV1InboxThreadsByIdAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox/threads/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a note for the team */
        post: operations["postApiV1InboxThreadsByIdNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The threads of a filter as a CSV file */
        get: operations["getApiV1InboxExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete everything that a person has sent, and its answers */
        post: operations["postApiV1InboxErasures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the settings show beyond the member */
        get: operations["getApiV1Profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change first or last name */
        patch: operations["patchApiV1Profile"];
        trace?: never;
    };
    "/api/v1/profile/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for another e-mail address */
        post: operations["postApiV1ProfileEmail"];
        /** Take back a change of the e-mail address */
        delete: operations["deleteApiV1ProfileEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link to the new e-mail address again */
        post: operations["postApiV1ProfileEmailResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the e-mail address with the token of its mail */
        post: operations["postApiV1ProfileEmailConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Store the member's photo */
        put: operations["putApiV1Photo"];
        post?: never;
        /** Delete the member's photo */
        delete: operations["deleteApiV1Photo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A member's photo */
        get: operations["getApiV1PhotosById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendars that the member subscribes to */
        get: operations["getApiV1Subscriptions"];
        put?: never;
        /** Subscribe to a calendar */
        post: operations["postApiV1Subscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscriptions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a calendar before subscribing to it */
        post: operations["postApiV1SubscriptionsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a subscription */
        delete: operations["deleteApiV1SubscriptionsById"];
        options?: never;
        head?: never;
        /** Change how a subscription is shown */
        patch: operations["patchApiV1SubscriptionsById"];
        trace?: never;
    };
    "/api/v1/subscriptions/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a subscribed calendar again now */
        post: operations["postApiV1SubscriptionsByIdRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/subscriptions/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text of a subscribed calendar */
        get: operations["getApiV1SubscriptionsByIdCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["getApiV1OpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document as a page */
        get: operations["getApiV1Docs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/docs/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of that page */
        get: operations["getApiV1DocsByFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Dashboard: {
            dashboard: {
                name: string;
                items: ({
                    /** @enum {string} */
                    id: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";
                    x: number;
                    y: number;
                    w: number;
                    h: number;
                    minW?: number;
                    minH?: number;
                    maxW?: number;
                    maxH?: number;
                    content: string;
                    locked?: boolean;
                    noMove?: boolean;
                    noResize?: boolean;
                    autoPosition?: boolean;
                    sizeToContent?: boolean;
                    subGridOpts?: {
                        [key: string]: unknown;
                    };
                } | ({
                    id: string;
                } & {
                    [key: string]: unknown;
                }))[];
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                id: string;
                userId: string;
            };
        };
        DashboardList: {
            dashboards: {
                name: string;
                items: ({
                    /** @enum {string} */
                    id: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";
                    x: number;
                    y: number;
                    w: number;
                    h: number;
                    minW?: number;
                    minH?: number;
                    maxW?: number;
                    maxH?: number;
                    content: string;
                    locked?: boolean;
                    noMove?: boolean;
                    noResize?: boolean;
                    autoPosition?: boolean;
                    sizeToContent?: boolean;
                    subGridOpts?: {
                        [key: string]: unknown;
                    };
                } | ({
                    id: string;
                } & {
                    [key: string]: unknown;
                }))[];
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
                id: string;
                userId: string;
            }[];
            next?: string;
            epoch?: string;
        };
        Done: {
            success: boolean;
        };
        Error: {
            message: string;
            fields?: {
                [key: string]: string;
            };
        };
        Preferences: {
            language?: ("default" | "fr" | "en" | "es") | null;
            timeZone?: string | null;
            theme?: string | null;
            mode?: ("dark" | "light" | "system") | null;
            notifications?: {
                push?: boolean;
                pushDetails?: boolean;
                email?: boolean;
                tasks?: boolean;
                goals?: boolean;
                taskLeads?: number[];
                examLeads?: number[];
                morning?: boolean;
                morningAt?: string;
                quiet?: boolean;
                quietFrom?: string;
                quietTo?: string;
            } | null;
            mainDashboard?: string | null;
            lastDashboard?: string | null;
            phoneOrder?: string[] | null;
            weekStart?: ("friday" | "monday" | "sunday") | null;
            holidayZone?: ("A" | "B" | "C" | "alsace-moselle" | "corse" | "GP" | "GF" | "MQ" | "YT" | "NC" | "PF" | "RE" | "BL" | "MF" | "PM" | "WF") | null;
            character?: string | null;
            sharesMilestones?: boolean | null;
        };
        Profile: {
            hasPassword: boolean;
            emailChange: {
                email: string;
                /** Format: date-time */
                expiresAt: string;
            } | null;
        };
        RecordList: {
            records: {
                collection: string;
                id: string;
                /** Format: date-time */
                updatedAt: string;
                version: number;
                data: unknown | null;
            }[];
            version: number;
            more: boolean;
            epoch?: string;
        };
        SignedIn: {
            success: boolean;
            token: string;
            refreshToken: string;
            user: {
                _id: string;
                firstName: string;
                lastName: string;
                email: string;
                isEmailVerified: boolean;
                role: string;
                photo?: string;
                id?: string;
            };
        };
        Subscription: {
            subscription: {
                id: string;
                address: string;
                name: string;
                colour: string;
                hidden: boolean;
                position: number;
                /** Format: date-time */
                createdAt: string;
                version: string | null;
                readAt: string | null;
                failure: ("not-a-calendar" | "unreachable" | "timeout" | "too-large" | "refused" | "not-found" | "server-error" | "too-many-redirects" | "forbidden-address" | "bad-certificate") | null;
                failingSince: string | null;
                nextReadAt: string | null;
            };
        };
        SubscriptionList: {
            subscriptions: {
                id: string;
                address: string;
                name: string;
                colour: string;
                hidden: boolean;
                position: number;
                /** Format: date-time */
                createdAt: string;
                version: string | null;
                readAt: string | null;
                failure: ("not-a-calendar" | "unreachable" | "timeout" | "too-large" | "refused" | "not-found" | "server-error" | "too-many-redirects" | "forbidden-address" | "bad-certificate") | null;
                failingSince: string | null;
                nextReadAt: string | null;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getApiV1Health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1HealthLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
        };
    };
    postApiV1AuthRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName: string;
                    /** @default  */
                    lastName?: string;
                    /** Format: email */
                    email: string;
                    password: string;
                    /** @default  */
                    referralCode?: string;
                };
            };
        };
        responses: {
            /** @description Registered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "user": {
                     *         "_id": "3f0c2b1e-8d53-4b0a-9a4e-5a6d1f7c2e90",
                     *         "firstName": "Camille",
                     *         "lastName": "Moreau",
                     *         "email": "camille.moreau@example.org",
                     *         "isEmailVerified": false,
                     *         "role": "user"
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        user: {
                            _id: string;
                            firstName: string;
                            lastName: string;
                            email: string;
                            isEmailVerified: boolean;
                            role: string;
                            photo?: string;
                            id?: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1AuthVerifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Verified and signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "token": "eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIi….Qm9uam91cg",
                     *       "refreshToken": "h6J8kL0mN2pQ4rS6tU8vW0xY2zA4bC6dE8fG0hI2jK4",
                     *       "user": {
                     *         "_id": "3f0c2b1e-8d53-4b0a-9a4e-5a6d1f7c2e90",
                     *         "firstName": "Camille",
                     *         "lastName": "Moreau",
                     *         "email": "camille.moreau@example.org",
                     *         "isEmailVerified": true,
                     *         "role": "user"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Email verification failed. The link may be expired or invalid."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please enter the password that you registered with."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1AuthResendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Mailed, if the address waits to be verified */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1AuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                    rememberMe?: boolean;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "token": "eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIi….Qm9uam91cg",
                     *       "refreshToken": "h6J8kL0mN2pQ4rS6tU8vW0xY2zA4bC6dE8fG0hI2jK4",
                     *       "user": {
                     *         "_id": "3f0c2b1e-8d53-4b0a-9a4e-5a6d1f7c2e90",
                     *         "firstName": "Camille",
                     *         "lastName": "Moreau",
                     *         "email": "camille.moreau@example.org",
                     *         "isEmailVerified": true,
                     *         "role": "user"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Login failed. Please check your credentials."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please verify your email address before signing in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1AuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken?: string;
                };
            };
        };
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1AuthRefreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description New tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "token": "eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzdWIi….Qm9uam91cg",
                     *       "refreshToken": "h6J8kL0mN2pQ4rS6tU8vW0xY2zA4bC6dE8fG0hI2jK4"
                     *     }
                     */
                    "application/json": {
                        token: string;
                        refreshToken: string;
                        success: boolean;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Session expired. Please login again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1AuthForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Mailed, if there is an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1AuthResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                    confirmPassword: string;
                };
            };
        };
        responses: {
            /** @description Changed; all sessions are over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This reset link is invalid or has expired. Please request a new one."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1AuthGoogle: {
        parameters: {
            query?: {
                /**
                 * @description true: the session lasts 30 days, else 24 hours
                 * @example true
                 */
                remember?: string;
                /**
                 * @description The code of the member who invites. It counts when this makes an account
                 * @example CAD-7KQM-4XTR
                 */
                referral?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the provider */
            302: {
                headers: {
                    /** @example https://accounts.google.com/o/oauth2/v2/auth?client_id=…&response_type=code&scope=openid+email+profile&prompt=select_account&state=…&nonce=…&code_challenge=…&code_challenge_method=S256 */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in from the app."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1AuthGoogleCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To /success-login */
            302: {
                headers: {
                    /** @example https://cadence.example/success-login?access_token=Yk3n0c1Zq7m5R2s8T4u6V9w0X1y2Z3a4B5c6D7e8F9g */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV1AuthUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by /success-login: the token must be a hand-over, and no access token
                 * @example provider
                 */
                "X-Sign-In"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "user": {
                     *           "_id": "3f0c2b1e-8d53-4b0a-9a4e-5a6d1f7c2e90",
                     *           "firstName": "Camille",
                     *           "lastName": "Moreau",
                     *           "email": "camille.moreau@example.org",
                     *           "isEmailVerified": true,
                     *           "role": "user"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        data: {
                            user: {
                                _id: string;
                                firstName: string;
                                lastName: string;
                                email: string;
                                isEmailVerified: boolean;
                                role: string;
                                photo?: string;
                                id?: string;
                            };
                        };
                        token?: string;
                        refreshToken?: string;
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1Dashboards: {
        parameters: {
            query?: {
                limit?: number;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All, the last edited first; or a page, in the order of the ids */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardList"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1Dashboards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    items: {
                        /** @enum {string} */
                        id: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";
                        x: number;
                        y: number;
                        w: number;
                        h: number;
                        minW?: number;
                        minH?: number;
                        maxW?: number;
                        maxH?: number;
                        content: string;
                        locked?: boolean;
                        noMove?: boolean;
                        noResize?: boolean;
                        autoPosition?: boolean;
                        sizeToContent?: boolean;
                        subGridOpts?: {
                            [key: string]: unknown;
                        };
                    }[];
                    /** Format: date-time */
                    createdAt: string;
                    /** Format: date-time */
                    updatedAt: string;
                    id: string;
                };
            };
        };
        responses: {
            /** @description Stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflicts with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is one already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putApiV1DashboardsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    items: {
                        /** @enum {string} */
                        id: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";
                        x: number;
                        y: number;
                        w: number;
                        h: number;
                        minW?: number;
                        minH?: number;
                        maxW?: number;
                        maxH?: number;
                        content: string;
                        locked?: boolean;
                        noMove?: boolean;
                        noResize?: boolean;
                        autoPosition?: boolean;
                        sizeToContent?: boolean;
                        subGridOpts?: {
                            [key: string]: unknown;
                        };
                    }[];
                    /** Format: date-time */
                    createdAt: string;
                    /** Format: date-time */
                    updatedAt: string;
                    base?: string | null;
                    /** Format: date-time */
                    attempt?: string;
                    copyName?: string;
                };
            };
        };
        responses: {
            /** @description The dashboard that is stored now: the sent one, or one that was edited later; and the other edit, if both are kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dashboard: {
                            name: string;
                            items: ({
                                /** @enum {string} */
                                id: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";
                                x: number;
                                y: number;
                                w: number;
                                h: number;
                                minW?: number;
                                minH?: number;
                                maxW?: number;
                                maxH?: number;
                                content: string;
                                locked?: boolean;
                                noMove?: boolean;
                                noResize?: boolean;
                                autoPosition?: boolean;
                                sizeToContent?: boolean;
                                subGridOpts?: {
                                    [key: string]: unknown;
                                };
                            } | ({
                                id: string;
                            } & {
                                [key: string]: unknown;
                            }))[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            id: string;
                            userId: string;
                        };
                        copy?: {
                            name: string;
                            items: ({
                                /** @enum {string} */
                                id: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";
                                x: number;
                                y: number;
                                w: number;
                                h: number;
                                minW?: number;
                                minH?: number;
                                maxW?: number;
                                maxH?: number;
                                content: string;
                                locked?: boolean;
                                noMove?: boolean;
                                noResize?: boolean;
                                autoPosition?: boolean;
                                sizeToContent?: boolean;
                                subGridOpts?: {
                                    [key: string]: unknown;
                                };
                            } | ({
                                id: string;
                            } & {
                                [key: string]: unknown;
                            }))[];
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            id: string;
                            userId: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflicts with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is one already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteApiV1DashboardsById: {
        parameters: {
            query?: {
                base?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted, or was not there */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1Records: {
        parameters: {
            query?: {
                since?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest change first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordList"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putApiV1Records: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    records: ({
                        /** @constant */
                        collection: "board-column";
                        id: string;
                        /** Format: date-time */
                        updatedAt: string;
                        base?: string | null;
                        whole?: boolean;
                        data: {
                            name?: string;
                            position: string;
                            removed?: boolean;
                        } | null;
                    } | {
                        /** @constant */
                        collection: "completion";
                        id: string;
                        /** Format: date-time */
                        updatedAt: string;
                        base?: string | null;
                        whole?: boolean;
                        data: {
                            /** Format: date-time */
                            completedAt: string;
                        } | null;
                    } | {
                        /** @constant */
                        collection: "countdown";
                        id: string;
                        /** Format: date-time */
                        updatedAt: string;
                        base?: string | null;
                        whole?: boolean;
                        data: {
                            endsAt: string | null;
                            leftMs: number;
                            startedAt: string | null;
                            awayCount: number;
                            awayMs: number;
                            /** @default 1500000 */
                            lengthMs?: number;
                            /** @default null */
                            task?: {
                                text: string;
                                record: {
                                    /** @enum {string} */
                                    collection: "goal" | "task";
                                    id: string;
                                } | null;
                            } | null;
                        } | null;
                    } | {
                        /** @constant */
                        collection: "event";
                        id: string;
                        /** Format: date-time */
                        updatedAt: string;
                        base?: string | null;
                        whole?: boolean;
                        data: {
                            uid: string;
                            title: string;
                            start: string;
                            end: string;
                            timeZone: string | null;
                            recurrence?: string;
                            exceptions?: string[];
                            additions?: string[];
                            original?: string;
                            location?: string;
                            description?: string;
                            /** @enum {string} */
                            kind: "course" | "work" | "rest";
                            sequence?: number;
                            /** Format: date-time */
                            modified?: string;
                            exam?: boolean;
                            subject?: string;
                            revisionFor?: string;
                        } | null;
                    } | {
                        /** @constant */
                        collection: "favourite";
                        id: string;
                        /** Format: date-time */
                        updatedAt: string;
                        base?: string | null;
                        whole?: boolean;
                        data: {
                            /** Format: date-time */
                            since: string;
                        } | null;
                    } | {
                        /** @constant */
                        collection: "focusSession";
                        id: string;
                        /** Format: date-time */
                        updatedAt: string;
                        base?: string | null;
                        whole?: boolean;
                        data: {
                            /** @enum {string} */
                            kind: "timer" | "shield";
                            /** Format: date-time */
                            startedAt: string;
                            /** Format: date-time */
                            endedAt: string;
                            focusMs: number;
                            awayCount: number;
                            awayMs: number;
                            /** @default true */
                            completed?: boolean;
                            task?: {
                                text: string;
                                record: {
                                    /** @enum {string} */
                                    collection: "goal" | "task";
                                    id: string;
                                } | null;
                            };
                            subject?: string;
                        } | null;
                    } | {
                        /** @constant */
                        collection: "goal";
                        id: string;
                        /** Format: date-time */
                        updatedAt: string;
                        base?: string | null;
                        whole?: boolean;
                        data: {
                            day: string;
                            text: string;
                            done: boolean;
                        } | null;
                    } | {
                        /** @constant */
                        collection: "mood";
                        id: string;
                        /** Format: date-time */
                        updatedAt: string;
                        base?: string | null;
                        whole?: boolean;
                        data: {
                            day: string;
                            /** @enum {string} */
                            mood: "low" | "neutral" | "good" | "great" | "excellent";
                        } | null;
                    } | {
                        /** @constant */
                        collection: "note";
                        id: string;
                        /** Format: date-time */
                        updatedAt: string;
                        base?: string | null;
                        whole?: boolean;
                        data: {
                            title: string;
                            content: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            date: string;
                        } | null;
                    } | {
                        /** @constant */
                        collection: "subject";
                        id: string;
                        /** Format: date-time */
                        updatedAt: string;
                        base?: string | null;
                        whole?: boolean;
                        data: {
                            name: string;
                            /** @enum {string} */
                            colour: "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink" | "brown" | "grey";
                            archived?: boolean;
                        } | null;
                    } | {
                        /** @constant */
                        collection: "task";
                        id: string;
                        /** Format: date-time */
                        updatedAt: string;
                        base?: string | null;
                        whole?: boolean;
                        data: {
                            text: string;
                            completed: boolean;
                            completedAt: string | null;
                            position: string;
                            dueDay?: string;
                            dueTime?: string;
                            subject?: string;
                            /** @enum {string} */
                            priority?: "high" | "medium" | "low";
                            column?: string;
                        } | null;
                    })[];
                    copySuffix?: string;
                    fields?: {
                        [key: string]: string[];
                    };
                };
            };
        };
        responses: {
            /** @description For each edit, in the order of the request, the record that is stored now; and the copies of other texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        records: {
                            collection: string;
                            id: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            data: unknown | null;
                        }[];
                        copies?: {
                            collection: string;
                            id: string;
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            data: unknown | null;
                        }[];
                        epoch?: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflicts with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is one already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1Changes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, until the token or the session ends */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        /** @constant */
                        event: "ready";
                    } | {
                        /** @constant */
                        event: "change";
                        data: {
                            /** @enum {string} */
                            topic: "records" | "dashboards" | "preferences" | "profile" | "subscriptions";
                        };
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1Notices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notices: {
                            id: string;
                            kind: string;
                            data: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            readAt: string | null;
                        }[];
                        unread: number;
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1NoticesRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upTo: string;
                };
            };
        };
        responses: {
            /** @description How many are unread now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1Referrals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code, count and level */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CAD-7KQM-4XTR",
                     *       "members": 4,
                     *       "level": "novice",
                     *       "hasEntered": true
                     *     }
                     */
                    "application/json": {
                        code: string;
                        members: number;
                        level: ("novice" | "campus" | "influencer" | "vip") | null;
                        hasEntered: boolean;
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1Referrals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Counted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This is your own code."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "No member has this code."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflicts with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You have already entered a code."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 1 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1Community: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codes that were entered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "referrals": 12,
                     *       "own": 4
                     *     }
                     */
                    "application/json": {
                        referrals: number;
                        own: number;
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1CommunityMilestones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "milestones": [
                     *         {
                     *           "firstName": "Inès",
                     *           "character": "p27",
                     *           "seed": "9f2c4e61b07d",
                     *           "own": false,
                     *           "kind": "sessions",
                     *           "count": 25,
                     *           "day": "2026-11-28"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        milestones: {
                            firstName: string;
                            character: string | null;
                            seed: string;
                            own: boolean;
                            /** @enum {string} */
                            kind: "sessions" | "referrals";
                            count: number;
                            day: string;
                        }[];
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1AccountCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mailed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflicts with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This account has a password: use that."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1Password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword?: string;
                    code?: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Changed; every other session is over */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This is not your current password."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1Sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: {
                            id: string;
                            browser: string | null;
                            system: string | null;
                            timeZone: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            lastActiveAt: string;
                            isCurrent: boolean;
                        }[];
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteApiV1Sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteApiV1SessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This device is no longer signed in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1Export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        format: "cadence-export";
                        /** Format: date-time */
                        exportedAt: string;
                        profile: {
                            email: string;
                            firstName: string;
                            lastName: string;
                        } & {
                            [key: string]: unknown;
                        };
                        photo: ({
                            type: string;
                            content: string;
                        } & {
                            [key: string]: unknown;
                        }) | null;
                        preferences: {
                            [key: string]: unknown;
                        } | null;
                        identities: ({
                            provider: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        referrals: {
                            code: string | null;
                        } & {
                            [key: string]: unknown;
                        };
                        sessions: {
                            [key: string]: unknown;
                        }[];
                        notices: {
                            [key: string]: unknown;
                        }[];
                        pushSubscriptions?: ({
                            service: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        sentReminders?: ({
                            key: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        dashboards: {
                            [key: string]: unknown;
                        }[];
                        subscriptions?: ({
                            address: string;
                            name: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        supportRequests?: ({
                            reference: string;
                            message: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        records: {
                            [key: string]: unknown;
                        }[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1ExportCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description iCalendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteApiV1Account: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    code?: string;
                    confirmation: string;
                };
            };
        };
        responses: {
            /** @description Gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This is not your current password."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1Feed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        feed: {
                            /** Format: uri */
                            url: string;
                            /** Format: date-time */
                            createdAt: string;
                        } | null;
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1Feed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed with its new address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        feed: {
                            /** Format: uri */
                            url: string;
                            /** Format: date-time */
                            createdAt: string;
                        } | null;
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteApiV1Feed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        feed: {
                            /** Format: uri */
                            url: string;
                            /** Format: date-time */
                            createdAt: string;
                        } | null;
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1FeedById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description iCalendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such calendar."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1Preferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null where nothing was chosen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "language": "fr",
                     *       "timeZone": "Europe/Paris",
                     *       "theme": "origin",
                     *       "mode": "dark",
                     *       "notifications": {
                     *         "push": true,
                     *         "email": false,
                     *         "tasks": true,
                     *         "goals": true
                     *       },
                     *       "mainDashboard": "1764028800000",
                     *       "lastDashboard": "1764028800000",
                     *       "phoneOrder": [
                     *         "8",
                     *         "6",
                     *         "9"
                     *       ],
                     *       "weekStart": "monday",
                     *       "holidayZone": "C",
                     *       "character": "p27",
                     *       "sharesMilestones": false
                     *     }
                     */
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchApiV1Preferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    language?: ("default" | "fr" | "en" | "es") | null;
                    timeZone?: string | null;
                    theme?: string | null;
                    mode?: ("dark" | "light" | "system") | null;
                    notifications?: {
                        push?: boolean;
                        pushDetails?: boolean;
                        email?: boolean;
                        tasks?: boolean;
                        goals?: boolean;
                        taskLeads?: number[];
                        examLeads?: number[];
                        morning?: boolean;
                        morningAt?: string;
                        quiet?: boolean;
                        quietFrom?: string;
                        quietTo?: string;
                    } | null;
                    mainDashboard?: string | null;
                    lastDashboard?: string | null;
                    phoneOrder?: string[] | null;
                    weekStart?: ("friday" | "monday" | "sunday") | null;
                    holidayZone?: ("A" | "B" | "C" | "alsace-moselle" | "corse" | "GP" | "GF" | "MQ" | "YT" | "NC" | "PF" | "RE" | "BL" | "MF" | "PM" | "WF") | null;
                    character?: string | null;
                    sharesMilestones?: boolean | null;
                };
            };
        };
        responses: {
            /** @description All that the member has chosen; null where nothing was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "language": "fr",
                     *       "timeZone": "Europe/Paris",
                     *       "theme": "origin",
                     *       "mode": "dark",
                     *       "notifications": {
                     *         "push": true,
                     *         "email": false,
                     *         "tasks": true,
                     *         "goals": true
                     *       },
                     *       "mainDashboard": "1764028800000",
                     *       "lastDashboard": "1764028800000",
                     *       "phoneOrder": [
                     *         "8",
                     *         "6",
                     *         "9"
                     *       ],
                     *       "weekStart": "monday",
                     *       "holidayZone": "C",
                     *       "character": "p27",
                     *       "sharesMilestones": false
                     *     }
                     */
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1PushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public key, in base64url */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        publicKey: string;
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putApiV1PushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    endpoint: string;
                    keys: {
                        p256dh: string;
                        auth: string;
                    };
                };
            };
        };
        responses: {
            /** @description Stored for this session */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteApiV1PushSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1RemindersTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    push?: boolean;
                    email?: boolean;
                };
            };
        };
        responses: {
            /** @description By which way it is coming */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        way: "push" | "email" | "none";
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1AmbassadorApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestKey: string;
                    lastName: string;
                    firstName: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    name: string;
                    profileLinks: string[];
                    motivation: string;
                };
            };
        };
        responses: {
            /** @description Stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 64 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 60 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1DemoRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestKey: string;
                    lastName: string;
                    firstName: string;
                    /** Format: email */
                    email: string;
                    school: string;
                    /** @enum {string} */
                    role: "teaching" | "leadership" | "student-life" | "it" | "other";
                    /** @enum {string} */
                    students?: "under-100" | "100-499" | "500-1999" | "2000-plus";
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 64 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 60 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1SupportRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestKey: string;
                    name: string;
                    /** Format: email */
                    email: string;
                    subject: string;
                    message: string;
                    facts?: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "reference": "3F0C-2B1E"
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        reference: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 64 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 60 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1InboxThreads: {
        parameters: {
            query?: {
                status?: "new" | "answered" | "closed";
                kind?: "application" | "demo" | "support";
                search?: string;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        threads: {
                            id: string;
                            reference: string;
                            /** @enum {string} */
                            kind: "application" | "demo" | "support";
                            /** @enum {string} */
                            status: "new" | "answered" | "closed";
                            name: string;
                            email: string;
                            subject: string | null;
                            createdAt: string;
                            activeAt: string;
                            excerpt: string;
                        }[];
                        next: string | null;
                        counts: {
                            new: number;
                            answered: number;
                            closed: number;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Not allowed."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1InboxThreadsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        thread: {
                            id: string;
                            reference: string;
                            /** @enum {string} */
                            kind: "application" | "demo" | "support";
                            /** @enum {string} */
                            status: "new" | "answered" | "closed";
                            name: string;
                            email: string;
                            subject: string | null;
                            createdAt: string;
                            activeAt: string;
                            version: number;
                            isMember: boolean;
                            mailSubject: string;
                            message: string;
                            details: {
                                name: string;
                                value: string;
                            }[];
                            closedAt: string | null;
                            entries: {
                                id: string;
                                /** @enum {string} */
                                kind: "answer" | "note";
                                text: string;
                                author: string | null;
                                createdAt: string;
                                delivery: ("waiting" | "sent" | "failed") | null;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Not allowed."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such message."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchApiV1InboxThreadsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    /** @enum {string} */
                    status: "new" | "answered" | "closed";
                };
            };
        };
        responses: {
            /** @description The thread as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        thread: {
                            id: string;
                            reference: string;
                            /** @enum {string} */
                            kind: "application" | "demo" | "support";
                            /** @enum {string} */
                            status: "new" | "answered" | "closed";
                            name: string;
                            email: string;
                            subject: string | null;
                            createdAt: string;
                            activeAt: string;
                            version: number;
                            isMember: boolean;
                            mailSubject: string;
                            message: string;
                            details: {
                                name: string;
                                value: string;
                            }[];
                            closedAt: string | null;
                            entries: {
                                id: string;
                                /** @enum {string} */
                                kind: "answer" | "note";
                                text: string;
                                author: string | null;
                                createdAt: string;
                                delivery: ("waiting" | "sent" | "failed") | null;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Not allowed."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such message."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflicts with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        thread: {
                            id: string;
                            reference: string;
                            /** @enum {string} */
                            kind: "application" | "demo" | "support";
                            /** @enum {string} */
                            status: "new" | "answered" | "closed";
                            name: string;
                            email: string;
                            subject: string | null;
                            createdAt: string;
                            activeAt: string;
                            version: number;
                            isMember: boolean;
                            mailSubject: string;
                            message: string;
                            details: {
                                name: string;
                                value: string;
                            }[];
                            closedAt: string | null;
                            entries: {
                                id: string;
                                /** @enum {string} */
                                kind: "answer" | "note";
                                text: string;
                                author: string | null;
                                createdAt: string;
                                delivery: ("waiting" | "sent" | "failed") | null;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1InboxThreadsByIdAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestKey: string;
                    version: number;
                    text: string;
                    close?: boolean;
                };
            };
        };
        responses: {
            /** @description The thread as it is now */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        thread: {
                            id: string;
                            reference: string;
                            /** @enum {string} */
                            kind: "application" | "demo" | "support";
                            /** @enum {string} */
                            status: "new" | "answered" | "closed";
                            name: string;
                            email: string;
                            subject: string | null;
                            createdAt: string;
                            activeAt: string;
                            version: number;
                            isMember: boolean;
                            mailSubject: string;
                            message: string;
                            details: {
                                name: string;
                                value: string;
                            }[];
                            closedAt: string | null;
                            entries: {
                                id: string;
                                /** @enum {string} */
                                kind: "answer" | "note";
                                text: string;
                                author: string | null;
                                createdAt: string;
                                delivery: ("waiting" | "sent" | "failed") | null;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Not allowed."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such message."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflicts with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        thread: {
                            id: string;
                            reference: string;
                            /** @enum {string} */
                            kind: "application" | "demo" | "support";
                            /** @enum {string} */
                            status: "new" | "answered" | "closed";
                            name: string;
                            email: string;
                            subject: string | null;
                            createdAt: string;
                            activeAt: string;
                            version: number;
                            isMember: boolean;
                            mailSubject: string;
                            message: string;
                            details: {
                                name: string;
                                value: string;
                            }[];
                            closedAt: string | null;
                            entries: {
                                id: string;
                                /** @enum {string} */
                                kind: "answer" | "note";
                                text: string;
                                author: string | null;
                                createdAt: string;
                                delivery: ("waiting" | "sent" | "failed") | null;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 32 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1InboxThreadsByIdNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requestKey: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description The thread as it is now */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        thread: {
                            id: string;
                            reference: string;
                            /** @enum {string} */
                            kind: "application" | "demo" | "support";
                            /** @enum {string} */
                            status: "new" | "answered" | "closed";
                            name: string;
                            email: string;
                            subject: string | null;
                            createdAt: string;
                            activeAt: string;
                            version: number;
                            isMember: boolean;
                            mailSubject: string;
                            message: string;
                            details: {
                                name: string;
                                value: string;
                            }[];
                            closedAt: string | null;
                            entries: {
                                id: string;
                                /** @enum {string} */
                                kind: "answer" | "note";
                                text: string;
                                author: string | null;
                                createdAt: string;
                                delivery: ("waiting" | "sent" | "failed") | null;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Not allowed."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such message."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflicts with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        thread: {
                            id: string;
                            reference: string;
                            /** @enum {string} */
                            kind: "application" | "demo" | "support";
                            /** @enum {string} */
                            status: "new" | "answered" | "closed";
                            name: string;
                            email: string;
                            subject: string | null;
                            createdAt: string;
                            activeAt: string;
                            version: number;
                            isMember: boolean;
                            mailSubject: string;
                            message: string;
                            details: {
                                name: string;
                                value: string;
                            }[];
                            closedAt: string | null;
                            entries: {
                                id: string;
                                /** @enum {string} */
                                kind: "answer" | "note";
                                text: string;
                                author: string | null;
                                createdAt: string;
                                delivery: ("waiting" | "sent" | "failed") | null;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 32 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1InboxExport: {
        parameters: {
            query?: {
                status?: "new" | "answered" | "closed";
                kind?: "application" | "demo" | "support";
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A CSV file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Not allowed."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1InboxErasures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Gone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "erased": 2
                     *     }
                     */
                    "application/json": {
                        erased: number;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Not allowed."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1Profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hasPassword": true,
                     *       "emailChange": {
                     *         "email": "camille@example.org",
                     *         "expiresAt": "2026-09-02T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchApiV1Profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstName?: string;
                    lastName?: string;
                };
            };
        };
        responses: {
            /** @description The member as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "3f0c2b1e-8d53-4b0a-9a4e-5a6d1f7c2e90",
                     *         "firstName": "Camille",
                     *         "lastName": "Moreau",
                     *         "email": "camille.moreau@example.org",
                     *         "isEmailVerified": true,
                     *         "role": "user"
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            _id: string;
                            firstName: string;
                            lastName: string;
                            email: string;
                            isEmailVerified: boolean;
                            role: string;
                            photo?: string;
                            id?: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1ProfileEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password?: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Mailed; the address changes when its link is followed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hasPassword": true,
                     *       "emailChange": {
                     *         "email": "camille@example.org",
                     *         "expiresAt": "2026-09-02T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This is not your current password."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteApiV1ProfileEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing waits any more */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hasPassword": true,
                     *       "emailChange": null
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1ProfileEmailResend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mailed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hasPassword": true,
                     *       "emailChange": {
                     *         "email": "camille@example.org",
                     *         "expiresAt": "2026-09-02T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflicts with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "No change of the e-mail address is waiting."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1ProfileEmailConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "3f0c2b1e-8d53-4b0a-9a4e-5a6d1f7c2e90",
                     *         "firstName": "Camille",
                     *         "lastName": "Moreau",
                     *         "email": "camille.moreau@example.org",
                     *         "isEmailVerified": true,
                     *         "role": "user"
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            _id: string;
                            firstName: string;
                            lastName: string;
                            email: string;
                            isEmailVerified: boolean;
                            role: string;
                            photo?: string;
                            id?: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This link is invalid or has expired. Please ask for a new one."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflicts with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another account has this e-mail address by now."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putApiV1Photo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/webp": unknown;
                "image/jpeg": unknown;
                "image/png": unknown;
            };
        };
        responses: {
            /** @description The member with their photo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "3f0c2b1e-8d53-4b0a-9a4e-5a6d1f7c2e90",
                     *         "firstName": "Camille",
                     *         "lastName": "Moreau",
                     *         "email": "camille.moreau@example.org",
                     *         "isEmailVerified": true,
                     *         "role": "user",
                     *         "photo": "/photos/Yk3n0c1Zq7m5R2s8T4u6V9w0X1y2Z3a4B5c6D7e8F9g"
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            _id: string;
                            firstName: string;
                            lastName: string;
                            email: string;
                            isEmailVerified: boolean;
                            role: string;
                            photo?: string;
                            id?: string;
                        };
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This file is not a PNG, JPEG or WebP image."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The photo is too large (at most 300 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The photo must be sent as image/webp, image/jpeg, image/png."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteApiV1Photo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member without a photo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "_id": "3f0c2b1e-8d53-4b0a-9a4e-5a6d1f7c2e90",
                     *         "firstName": "Camille",
                     *         "lastName": "Moreau",
                     *         "email": "camille.moreau@example.org",
                     *         "isEmailVerified": true,
                     *         "role": "user"
                     *       }
                     *     }
                     */
                    "application/json": {
                        user: {
                            _id: string;
                            firstName: string;
                            lastName: string;
                            email: string;
                            isEmailVerified: boolean;
                            role: string;
                            photo?: string;
                            id?: string;
                        };
                    };
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1PhotosById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such photo."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1Subscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1Subscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    name: string;
                    colour: string;
                };
            };
        };
        responses: {
            /** @description Subscribed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Conflicts with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is one already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1SubscriptionsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                };
            };
        };
        responses: {
            /** @description Its text, or a reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        calendar: string | null;
                        failure?: ("not-a-calendar" | "unreachable" | "timeout" | "too-large" | "refused" | "not-found" | "server-error" | "too-many-redirects" | "forbidden-address" | "bad-certificate") | null;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteApiV1SubscriptionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended, or was not there */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchApiV1SubscriptionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    colour?: string;
                    hidden?: boolean;
                    position?: number;
                };
            };
        };
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You have no such subscription."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is too large (at most 16 kB)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not sent as JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request must be sent as application/json."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The database went away at the end: stored or not */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. We cannot tell whether this was saved: please look before you try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApiV1SubscriptionsByIdRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You have no such subscription."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Please try again in 15 minutes."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1SubscriptionsByIdCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag that the client has
                 * @example "abc"
                 */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it was read last */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: string;
                        calendar: string;
                    };
                };
            };
            /** @description The request is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The request is not valid JSON."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid session */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please sign in."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This calendar was not read so far."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Temporarily unavailable, nothing was stored; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The service is temporarily unavailable. Please try again in a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApiV1OpenapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    getApiV1Docs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description HTML */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getApiV1DocsByFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A script, a style sheet or a picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not there */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is nothing at this address."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
